import type { ComponentChildren, JSX, Ref } from 'preact';
import { Busy } from './busy.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly kind?: 'primary' | 'quiet' | undefined;
  readonly big?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Shows the three straws and takes no clicks. */
  readonly busy?: boolean | undefined;
  /** Greyed and without effect, but can still be reached and read. */
  readonly disabled?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly class?: string | undefined;
  /** What a screen reader says instead of the children. */
  readonly label?: string | undefined;
  /** Makes it a link that looks like a button. */
  readonly href?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  readonly children?: ComponentChildren;
}

export function Button(props: Props): JSX.Element {
  const { kind, big = false, icon, busy = false, disabled = false, onClick, type = 'button', label, href } = props;
  const isOff = disabled || busy;
  const shared = {
    class: classNames('btn', kind, big && 'big', disabled && 'off', props.class),
    'aria-label': label,
    'aria-disabled': isOff ? ('true' as const) : undefined,
    'aria-busy': busy ? ('true' as const) : undefined,
    onClick: (event: MouseEvent): void => {
      if (isOff) event.preventDefault();
      else onClick?.(event);
    },
  };
  const inside = (
    <>
      {busy ? <Busy /> : icon !== undefined && <Icon name={icon} />}
      {props.children}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} href={href}>
        {inside}
      </a>
    );
  }
  return (
    <button {...shared} type={type} ref={props.buttonRef ?? null}>
      {inside}
    </button>
  );
}
