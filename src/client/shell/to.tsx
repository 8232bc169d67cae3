import type { ComponentChildren, JSX } from 'preact';
import { go, pathOf, type Route } from './route.ts';

interface Props {
  readonly route: Route;
  readonly class?: string;
  readonly label?: string | undefined;
  readonly isHere?: boolean;
  readonly children: ComponentChildren;
}

/** A link to another page of ours: nothing is loaded, unless somebody wants it in another tab. */
export function To({ route, class: className, label, isHere = false, children }: Props): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(route);
  };
  return (
    <a
      href={pathOf(route)}
      class={className}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
