import type { ComponentChildren, CSSProperties, JSX, Ref } from 'preact';
import { back } from './art/back.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Svg } from './svg.tsx';

/** Draws the face of a card, by its name in the notation. */
export type Faces = (card: string) => string;

const FACES = new Map<string, Faces>();

/** Each game brings its faces when something of it is loaded. */
export function addFaces(game: string, faces: Faces): void {
  FACES.set(game, faces);
}

interface FaceProps {
  readonly game: string;
  /** As in the notation, `item-6`; null for the back. */
  readonly card: string | null;
}

const drawn = new Map<string, string>();

function drawingOf(game: string, card: string | null): string {
  const faces = FACES.get(game);
  const isBack = card === null || faces === undefined;
  const key = isBack ? 'back' : `${game} ${card}`;
  let html = drawn.get(key);
  if (html === undefined) {
    html = isBack ? back() : faces(card);
    drawn.set(key, html);
  }
  return html;
}

/** The drawing alone; what it is called is said by whoever shows it. */
export function Face({ game, card }: FaceProps): JSX.Element {
  return <Svg html={drawingOf(game, card)} />;
}

interface CardProps extends FaceProps {
  readonly class?: string | undefined;
  readonly chosen?: boolean | undefined;
  /** Not allowed now: a lock, grey, lower; it can still be tapped to hear why. */
  readonly refused?: boolean | undefined;
  /** What lies over the card: `<span class="fx">49</span>`, a bubble with the reason. */
  readonly badge?: ComponentChildren;
  readonly label: string;
  readonly tabIndex?: number | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly style?: CSSProperties | undefined;
  readonly cardRef?: Ref<HTMLButtonElement> | undefined;
}

export function Card({ game, card, chosen = false, refused = false, badge, label, ...rest }: CardProps): JSX.Element {
  return (
    <button
      type="button"
      ref={rest.cardRef ?? null}
      class={classNames('card', chosen && 'sel', refused && 'no', rest.class)}
      aria-label={label}
      aria-pressed={chosen}
      data-card={card}
      aria-disabled={refused ? 'true' : undefined}
      tabIndex={rest.tabIndex}
      onClick={rest.onClick}
      style={rest.style}
    >
      <Face game={game} card={card} />
      {refused && (
        <span class="nosign">
          <Icon name="lock" />
        </span>
      )}
      {badge}
    </button>
  );
}

interface PictureProps extends FaceProps {
  readonly class?: string | undefined;
  /** Without it the picture is silent: the words beside it say what it is. */
  readonly label?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly cardRef?: Ref<HTMLElement> | undefined;
}

export function CardPicture({ game, card, class: className, label, style, cardRef }: PictureProps): JSX.Element {
  return (
    <span
      ref={cardRef ?? null}
      class={classNames('card', className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
      data-card={card}
      style={style}
    >
      <Face game={game} card={card} />
    </span>
  );
}
