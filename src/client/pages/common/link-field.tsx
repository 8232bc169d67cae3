import type { JSX, RefObject } from 'preact';

interface Props {
  readonly link: string;
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A link to be copied, whole. */
export function LinkField({ link, label, field }: Props): JSX.Element {
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
