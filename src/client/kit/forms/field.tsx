import type { JSX, PartialInputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface Props extends Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'label' | 'class' | 'role' | 'list'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what stands in it; said at once. */
  readonly error?: string | undefined;
  /** The label is for ears only. */
  readonly hideLabel?: boolean | undefined;
  /** Of the box around all of it. */
  readonly class?: string | undefined;
}

export function Field({ label, hint, error, hideLabel = false, class: className, ...input }: Props): JSX.Element {
  const id = useId();
  const below = error ?? hint;
  return (
    <div class={classNames('fieldbox', error !== undefined && 'err', className)}>
      <label class={hideLabel ? 'sr' : 'ol'} for={id}>
        {label}
      </label>
      <span class="field">
        <input
          {...input}
          type="text"
          id={id}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          aria-invalid={error === undefined ? undefined : 'true'}
        />
      </span>
      {error !== undefined ? (
        <span class="emsg" id={`${id}-below`} role="alert">
          <Icon name="warn" />
          <span>{error}</span>
        </span>
      ) : (
        hint !== undefined && (
          <span class="xs muted" id={`${id}-below`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}
