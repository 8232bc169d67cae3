import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { focusRestRef } from '../../kit/focus-back.ts';
import { Icon } from '../../kit/icon.tsx';
import { useWorld } from '../../shell/world.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  readonly class?: string;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
  /** Escape: what was chosen is not chosen any more. */
  onEscape(): void;
  readonly children: ComponentChildren;
}

/** The dark cloth: what there is to do, the hand, and the button that does it. */
export function Cloth({ class: className = 'tray', isCovered, onEscape, children }: Props): JSX.Element {
  const { table: say } = useWorld().words;
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box);
  return (
    <section
      class={className}
      aria-label={say.hand}
      tabIndex={-1}
      inert={isCovered}
      ref={(element) => {
        box.current = element;
        focusRestRef(element);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      {children}
    </section>
  );
}

/** In the place of the hand, for who has none; with what else the game tells everybody there. */
export function Watching({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const { table: say } = useWorld().words;
  return (
    <section class="tray" aria-label={say.watching}>
      <div class="wbar">
        <span class="weye">
          <Icon name="eye" />
        </span>
        <span class="grow">
          <b>{say.watching}</b> <span class="small">{say.watchingMore}</span>
        </span>
      </div>
      {children}
    </section>
  );
}
