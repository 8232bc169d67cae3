import { useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Copying {
  /** The field that shows what is copied. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly copied: 'not' | 'yes' | 'by hand';
  copy(): void;
}

const LONG_ENOUGH = 2500;

/** Copies a text; where the browser forbids it, as on plain http, it is selected to be copied by hand, or shown first. */
export function useCopy(text: string, show?: () => void): Copying {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copying['copied']>('not');
  const select = (): void => {
    if (show !== undefined) return show();
    field.current?.focus();
    field.current?.select();
    setCopied('by hand');
  };
  const tell = (): void => {
    setCopied('yes');
    setTimeout(() => setCopied('not'), LONG_ENOUGH);
  };
  const copy = (): void => {
    // missing on plain http, whatever the types say
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) select();
    else clipboard.writeText(text).then(tell, select);
  };
  return { field, copied, copy };
}
