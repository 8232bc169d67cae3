import type { JSX } from 'preact';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  /** Something new waits behind it: a number, or a dot if true. The label has to say it as well. */
  readonly badge?: number | string | boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly class?: string | undefined;
}

export function IconButton({
  icon,
  label,
  pressed,
  expanded,
  badge,
  onClick,
  href,
  target,
  ...rest
}: Props): JSX.Element {
  const shared = {
    class: classNames('iconbtn', (pressed === true || expanded === true) && 'on', rest.class),
    'aria-label': label,
    title: label,
    onClick,
  };
  const inside = (
    <>
      <Icon name={icon} />
      {badge !== undefined && badge !== false && badge !== 0 && (
        <span class="ibadge" aria-hidden="true">
          {badge === true ? '' : badge}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target={target}>
        {inside}
      </a>
    );
  }
  return (
    <button {...shared} type="button" aria-pressed={pressed} aria-expanded={expanded}>
      {inside}
    </button>
  );
}
