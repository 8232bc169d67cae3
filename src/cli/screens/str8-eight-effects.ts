import type { Offer, OfferedMove } from '../../engine/ask.ts';
import type { Refusal } from '../../engine/game.ts';
import type { Card } from '../../games/str8-eight/cards.ts';
import { whoOf, whose } from './people.ts';
import type { Scene } from './screen.ts';
import { commonGroup, isPass, numberOf, thenText, type Sequence } from './str8-eight-cards.ts';
import { reason } from './str8-eight-reasons.ts';
import type { Style } from './style.ts';

/** The move that does more than lay the card aside. */
export function playOf(ask: readonly Offer[], card: Card): OfferedMove | undefined {
  const offer = ask.find(({ thing }) => thing === card);
  return offer === undefined || 'refusal' in offer
    ? undefined
    : offer.moves.find(({ move }) => !move.startsWith('discard'));
}

/** What playing a card does, or why it cannot be. */
export function effectOf(
  sequence: Sequence,
  card: Card,
  offered: OfferedMove | undefined,
  scene: Scene,
  style: Style,
): string {
  if (offered === undefined) return style.dim(reason(whyNot(sequence, card), scene));
  return isPass(card) ? passing(offered, scene) : laying([...sequence, card], offered, style);
}

/** As the game says it: it refuses a move, but not a thing that offers another. */
function whyNot(sequence: Sequence, card: Card): Refusal {
  const last = sequence.at(-1);
  const number = numberOf(card);
  return last === undefined
    ? { clause: 'E7', about: { number } }
    : { clause: 'E8', about: { number, after: numberOf(last) } };
}

function laying(steps: Sequence, { preview: { length, total, completes, next } }: OfferedMove, style: Style): string {
  if (completes !== true) {
    const then = thenText(String(next));
    return `lay it: step ${length}, total ${total}, ${next === '' ? style.bad(then) : then}`;
  }
  const group = commonGroup(steps);
  return style.good(`lay it: the eighth step, total ${total}${group === undefined ? '' : ', a Str8 Eight'}`);
}

function passing({ preview: { to, from } }: OfferedMove, scene: Scene): string {
  const [taker, giver] = [Number(to), Number(from)];
  if (taker === giver) return `play it: you change hands with ${whoOf(taker, scene)}`;
  return `play it: your hand goes to ${whoOf(taker, scene)}, ${whose(giver, scene)} comes to you`;
}
