import type { ComponentChildren, JSX, RefObject } from 'preact';
import type { Source } from '../../../../games/str8-eight/events.ts';
import { fitsOn, nextAfter } from '../../../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { PLACES } from '../../../play/playback/places.ts';
import { whoIn } from '../../../play/session/context.ts';
import { useWorld } from '../../../shell/world.ts';
import { STR8_EIGHT_PLACES } from './animation/places.ts';
import type { Str8EightContext } from './context.ts';

interface Props {
  readonly view: Str8EightView;
  readonly context: Str8EightContext;
  /** Chosen to draw from. */
  readonly pile: Source | null;
  readonly canDraw: boolean;
  readonly pilesRef: RefObject<HTMLDivElement | null>;
  onPile(source: Source): void;
}

/** What there is to draw, what was laid aside, and the pass cards that were played. */
export function Piles(props: Props): JSX.Element {
  const { view, context, pilesRef } = props;
  const { str8Eight } = context;
  const passed = view.passed.at(-1) ?? null;
  return (
    <div class="decks piles" role="group" aria-label={str8Eight.piles} ref={pilesRef}>
      <figure>
        <Deck {...props} source="pile" label={str8Eight.pile(view.pile)}>
          <Pile place={PLACES.pile} game="str8-eight" top={null} count={view.pile} />
        </Deck>
        <figcaption>{str8Eight.toDraw}</figcaption>
      </figure>
      <LaidAside {...props} />
      <figure>
        <Pile
          place={STR8_EIGHT_PLACES.passed}
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

function LaidAside(props: Props): JSX.Element {
  const { view, context, canDraw } = props;
  const { str8Eight } = context;
  const { length: count } = view.discard;
  const top = view.discard.at(-1) ?? null;
  return (
    <figure>
      <Deck {...props} source="discard" label={str8Eight.discard(top === null ? null : str8Eight.face(top), count)}>
        <Pile place={STR8_EIGHT_PLACES.discard} game="str8-eight" top={top} count={count} />
        {canDraw && <Uses view={view} context={context} />}
      </Deck>
      <figcaption>{str8Eight.aside}</figcaption>
    </figure>
  );
}

interface DeckProps extends Props {
  readonly source: Source;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A pile to draw from. It stays a button between the turns, so that the focus is not lost with it. */
function Deck({ source, label, pile, canDraw, children, onPile }: DeckProps): JSX.Element {
  return (
    <button
      type="button"
      class={classNames('deck', canDraw && 'open', pile === source && 'sel')}
      aria-label={label}
      aria-pressed={pile === source}
      aria-disabled={!canDraw}
      onClick={() => onPile(source)}
    >
      {children}
    </button>
  );
}

/** Whom the card on top would help: you, or whoever plays next. */
function Uses({ view, context }: Pick<Props, 'view' | 'context'>): JSX.Element | null {
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
