import type { JSX } from 'preact';
import { PLACES } from '../../../play/playback/places.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { useWorld } from '../../../shell/world.ts';
import { whoIn } from '../../../play/session/context.ts';
import { fitsOn, nextAfter } from '../../../../games/str8-eight/faces.ts';
import { Passing } from './passing/round.tsx';
import type { Str8EightContext } from './context.ts';
import type { NumberCard } from '../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from './displayed.ts';
import { Rise, Stair } from './stairs/stair.tsx';

interface Props {
  readonly view: DisplayedStr8Eight;
  readonly context: Str8EightContext;
  /** The card that may become the next step. */
  readonly ghost: NumberCard | undefined;
  /** Chosen to draw from. */
  readonly pile: Source | null;
  readonly canDraw: boolean;
  onPile(source: Source): void;
}

/** The piles and the own stairs; for who only watches, the stairs of whoever has the turn. */
export function Stage(props: Props): JSX.Element {
  const { view, context, ghost } = props;
  const seat = context.you ?? view.turn ?? 0;
  const mine = view.seats[seat];
  const label = context.str8Eight.sequence(whoIn(context, seat));
  if (view.passing !== undefined) {
    return (
      <section class="stage rstage" aria-label={label}>
        <Passing passing={view.passing} context={context} />
      </section>
    );
  }
  return (
    <section class="stage" aria-label={label}>
      <Decks {...props} />
      <div class="mine">
        <Rise sequence={mine?.sequence ?? []} hand={mine?.hand ?? []} ghost={ghost} str8Eight={context.str8Eight} />
        <Stair sequence={mine?.sequence ?? []} ghost={ghost} str8Eight={context.str8Eight} />
      </div>
    </section>
  );
}

function Decks({ view, context, pile, canDraw, onPile }: Props): JSX.Element {
  const { str8Eight } = context;
  const top = view.discard.at(-1) ?? null;
  const passed = view.passed.at(-1) ?? null;
  return (
    <div class="decks piles" role="group" aria-label={str8Eight.piles}>
      <figure>
        <Deck
          label={str8Eight.pile(view.pile)}
          isChosen={pile === 'pile'}
          isOffered={canDraw}
          onTap={() => onPile('pile')}
        >
          <Pile place={PLACES.pile} game="str8-eight" top={null} count={view.pile} />
        </Deck>
        <figcaption>{str8Eight.toDraw}</figcaption>
      </figure>
      <figure>
        <Deck
          label={str8Eight.discard(top === null ? null : str8Eight.face(top), view.discard.length)}
          isChosen={pile === 'discard'}
          isOffered={canDraw}
          onTap={() => onPile('discard')}
        >
          <Pile game="str8-eight" top={top} count={view.discard.length} />
          {canDraw && <Uses view={view} context={context} />}
        </Deck>
        <figcaption>{str8Eight.aside}</figcaption>
      </figure>
      <figure>
        <Pile
          game="str8-eight"
          top={passed}
          count={view.passed.length}
          label={str8Eight.passes(passed === null ? null : str8Eight.short(passed), view.passed.length)}
        />
        <figcaption>{str8Eight.passed}</figcaption>
      </figure>
    </div>
  );
}

interface DeckProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  readonly children: JSX.Element | (JSX.Element | false)[];
  onTap(): void;
}

/** A pile to draw from. It stays a button between the turns, so that the focus is not lost with it. */
function Deck({ label, isChosen, isOffered, children, onTap }: DeckProps): JSX.Element {
  return (
    <button
      type="button"
      class={classNames('deck', isOffered && 'open', isChosen && 'sel')}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={!isOffered}
      onClick={onTap}
    >
      {children}
    </button>
  );
}

/** Whom the card on top would help: you, or whoever plays next. */
function Uses({
  view,
  context,
}: {
  readonly view: DisplayedStr8Eight;
  readonly context: Str8EightContext;
}): JSX.Element | null {
  const { settings } = useWorld();
  const { you, str8Eight } = context;
  const top = view.discard.at(-1);
  if (!settings.previews || you === null || top === undefined) return null;
  const next = nextAfter(you, view.seats.length);
  const fits = (seat: number): boolean => fitsOn(top, view.seats[seat]?.sequence ?? []);
  return (
    <>
      {fits(you) && (
        <span class="fx on">
          <Icon name="check" />
          <span class="w">{str8Eight.fits}</span>
        </span>
      )}
      {fits(next) && (
        <span class="suits" title={str8Eight.fitsThem(whoIn(context, next))}>
          <Animal name={animalOf(next)} />
        </span>
      )}
    </>
  );
}
