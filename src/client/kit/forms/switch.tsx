import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A row with a switch at its end; the whole row can be tapped. */
export function Switch({ label, hint, on, onChange, disabled = false }: Props): JSX.Element {
  const id = useId();
  return (
    <button
      type="button"
      class="opt line tapline"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-describedby={hint === undefined ? undefined : id}
      aria-disabled={disabled ? 'true' : undefined}
      onClick={() => {
        if (!disabled) onChange(!on);
      }}
    >
      <span>
        <b>{label}</b>
        {hint !== undefined && (
          <span class="small muted" id={id}>
            {hint}
          </span>
        )}
      </span>
      <span class={on ? 'switch on' : 'switch'} />
    </button>
  );
}
