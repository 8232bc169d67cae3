import type { ComponentChildren, JSX } from 'preact';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

interface SegmentOption<T extends string | number | boolean> {
  readonly value: T;
  readonly label: string;
  /** Small, below the label. */
  readonly note?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Instead of an icon: a level mark. */
  readonly picture?: ComponentChildren;
}

interface Props<T extends string | number | boolean> {
  readonly options: readonly SegmentOption<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly label: string;
  readonly class?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A few choices side by side, one of them taken. */
export function Segments<T extends string | number | boolean>(props: Props<T>): JSX.Element {
  const { options, value, onChange, label, disabled = false } = props;
  return (
    <div class={classNames('seg', props.class)} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={disabled ? 'true' : undefined}
          onClick={() => {
            if (!disabled && option.value !== value) onChange(option.value);
          }}
        >
          {option.icon !== undefined && <Icon name={option.icon} />}
          {option.picture}
          <span>{option.label}</span>
          {option.note !== undefined && <small class="num"> {option.note}</small>}
        </button>
      ))}
    </div>
  );
}
