import type { JSX, RefObject } from 'preact';

interface Wish {
  readonly link: string;
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A link to be copied, whole. */
export function LinkField({ link, label, field }: Wish): JSX.Element {
  return (
    <span class="field linkfield">
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </span>
  );
}
