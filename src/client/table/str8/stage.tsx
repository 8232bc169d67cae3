import type { JSX } from 'preact';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { Pile } from '../../parts/pile.tsx';
import { useWorld } from '../../world.ts';
import { whoIn } from '../scene.ts';
import { fitsOn, nextAfter } from './cards.ts';
import { Passing } from './passing.tsx';
import type { Str8Scene } from './scene.ts';
import type { NumberCard, Source, Str8View } from './shapes.ts';
import { Rise, Stair } from './stair.tsx';

interface Props {
  readonly view: Str8View;
  readonly scene: Str8Scene;
  /** The card that may become the next step. */
  readonly ghost: NumberCard | undefined;
  /** Chosen to draw from. */
  readonly pile: Source | null;
  readonly canDraw: boolean;
  onPile(source: Source): void;
}

/** The piles and the own stairs; for who only watches, the stairs of whoever has the turn. */
export function Stage(props: Props): JSX.Element {
  const { view, scene, ghost } = props;
  const seat = scene.you ?? view.turn ?? 0;
  const mine = view.seats[seat];
  const label = scene.str8.sequence(whoIn(scene, seat));
  if (view.passing !== undefined) {
    return (
      <section class="stage rstage" aria-label={label}>
        <Passing passing={view.passing} scene={scene} />
      </section>
    );
  }
  return (
    <section class="stage" aria-label={label}>
      <Decks {...props} />
      <div class="mine">
        <Rise sequence={mine?.sequence ?? []} hand={mine?.hand ?? []} ghost={ghost} str8={scene.str8} />
        <Stair sequence={mine?.sequence ?? []} ghost={ghost} str8={scene.str8} />
      </div>
    </section>
  );
}

function Decks({ view, scene, pile, canDraw, onPile }: Props): JSX.Element {
  const { str8 } = scene;
  const top = view.discard.at(-1) ?? null;
  const passed = view.passed.at(-1) ?? null;
  return (
    <div class="decks piles" role="group" aria-label={str8.piles}>
      <figure>
        <Deck label={str8.pile(view.pile)} isChosen={pile === 'pile'} isOffered={canDraw} onTap={() => onPile('pile')}>
          <Pile game="str8" top={null} count={view.pile} />
        </Deck>
        <figcaption>{str8.toDraw}</figcaption>
      </figure>
      <figure>
        <Deck
          label={str8.discard(top === null ? null : str8.face(top), view.discard.length)}
          isChosen={pile === 'discard'}
          isOffered={canDraw}
          onTap={() => onPile('discard')}
        >
          <Pile game="str8" top={top} count={view.discard.length} />
          {canDraw && <Uses view={view} scene={scene} />}
        </Deck>
        <figcaption>{str8.aside}</figcaption>
      </figure>
      <figure>
        <Pile
          game="str8"
          top={passed}
          count={view.passed.length}
          label={str8.passes(passed === null ? null : str8.short(passed), view.passed.length)}
        />
        <figcaption>{str8.passed}</figcaption>
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
function Uses({ view, scene }: { readonly view: Str8View; readonly scene: Str8Scene }): JSX.Element | null {
  const { settings } = useWorld();
  const { you, str8 } = scene;
  const top = view.discard.at(-1);
  if (!settings.previews || you === null || top === undefined) return null;
  const next = nextAfter(you, view);
  const fits = (seat: number): boolean => fitsOn(top, view.seats[seat]?.sequence ?? []);
  return (
    <>
      {fits(you) && (
        <span class="fx on">
          <Icon name="check" />
          <span class="w">{str8.fits}</span>
        </span>
      )}
      {fits(next) && (
        <span class="suits" title={str8.fitsThem(whoIn(scene, next))}>
          <Animal name={animalOf(next)} />
        </span>
      )}
    </>
  );
}
