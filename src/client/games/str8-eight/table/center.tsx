import type { JSX, RefObject } from 'preact';
import type { NumberCard } from '../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../games/str8-eight/events.ts';
import { whoIn } from '../../../play/session/context.ts';
import type { Str8EightContext } from './context.ts';
import type { DisplayedStr8Eight } from './displayed.ts';
import { Passing } from './passing/passing.tsx';
import { Piles } from './piles.tsx';
import { Mountain } from './stairs/mountain.tsx';
import { Rise } from './stairs/rise.tsx';

interface Props {
  readonly view: DisplayedStr8Eight;
  readonly context: Str8EightContext;
  /** The card that may become the next step. */
  readonly ghost: NumberCard | undefined;
  /** Chosen to draw from. */
  readonly pile: Source | null;
  readonly canDraw: boolean;
  readonly pilesRef: RefObject<HTMLDivElement | null>;
  onPile(source: Source): void;
}

/** The piles and the own stairs; for who only watches, the stairs of whoever has the turn. */
export function Center(props: Props): JSX.Element {
  const { view, context, ghost } = props;
  const { str8Eight } = context;
  const seat = context.you ?? view.turn ?? 0;
  const { sequence = [], hand = [] } = view.seats[seat] ?? {};
  const label = str8Eight.sequence(whoIn(context, seat));
  if (view.passing !== undefined) {
    return (
      <section key="passing" class="stage rstage" aria-label={label}>
        <Passing passing={view.passing} context={context} />
      </section>
    );
  }
  return (
    <section key="climb" class="stage" aria-label={label}>
      <Piles {...props} />
      <Mountain sequence={sequence} ghost={ghost} str8Eight={str8Eight} />
      <Rise sequence={sequence} hand={hand} ghost={ghost} str8Eight={str8Eight} />
    </section>
  );
}
