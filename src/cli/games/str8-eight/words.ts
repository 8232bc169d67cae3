import type { Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { MOST_BARREN } from '../../../games/str8-eight/play.ts';
import { capital, does, isYou, whoOf, whose } from '../../screen/people.ts';
import type { Scene } from '../../screen/screen.ts';
import { nameOf } from './cards.ts';
import { completed, ended } from './results.ts';
import { listed } from '../../screen/text.ts';

type Told = readonly Str8EightEvent[];
type Was<Type extends Str8EightEvent['type']> = Extract<Str8EightEvent, { type: Type }>;
type TurnEnd = Was<'laid' | 'passed' | 'discarded'>;

/** The event in a sentence or two, if it is worth any. Events before `from` are told already. */
export function sentence(told: Told, at: number, from: number, scene: Scene): string | undefined {
  const event = told[at]!;
  switch (event.type) {
    case 'hand':
      return opened(event, scene);
    case 'reshuffled':
      return `Discards and played pass cards are shuffled: ${event.count} to draw.`;
    case 'drew':
      return at === told.length - 1 && isToldAtOnce(event, scene) ? drew(event, scene) : undefined;
    case 'laid':
    case 'passed':
    case 'discarded':
      return turn(event, drawBefore(told, at, from, scene), scene);
    case 'completed':
      return completed(event, told[at + 1], scene);
    case 'scored':
      return told[at - 1]?.type === 'completed'
        ? undefined
        : `Nobody laid a card for ${MOST_BARREN} turns: the hand ends.`;
    case 'ended':
      return ended(event, scene);
  }
  return undefined;
}

function opened({ number, dealer, first }: Was<'hand'>, scene: Scene): string {
  return `Hand ${number}. ${capital(does(dealer, scene, '{deal|deals}'))}, ${does(first, scene, '{begin|begins}.')}`;
}

/** Of others a turn is told as a whole; but whoever sees a card drawn has something to think of. */
function isToldAtOnce({ seat, card, from }: Was<'drew'>, scene: Scene): boolean {
  return isYou(seat, scene) || (from === 'pile' && card !== null);
}

function drew(event: Was<'drew'>, scene: Scene): string {
  return capital(does(event.seat, scene, `${drawing(event)}.`));
}

function drawing({ card, from }: Was<'drew'>): string {
  if (card === null) return '{draw|draws}';
  return from === 'pile' ? `{draw|draws} ${nameOf(card)}` : `{take|takes} ${nameOf(card)} from the discard pile`;
}

/** What the turn began with, unless it is told already. */
function drawBefore(told: Told, at: number, from: number, scene: Scene): Was<'drew'> | undefined {
  const before = told[at - 1];
  if (before?.type !== 'drew') return undefined;
  return at - 1 < from && isToldAtOnce(before, scene) ? undefined : before;
}

function turn(event: TurnEnd, before: Was<'drew'> | undefined, scene: Scene): string {
  const start = before === undefined ? '' : `${drawing(before)} and `;
  const card = before?.card === event.card ? 'it' : nameOf(event.card);
  const deed = does(event.seat, scene, `${start}${doing(event, card)}`);
  return capital(event.type === 'passed' ? `${deed}: ${moved(event, scene)}.` : `${deed}.`);
}

function doing({ type }: TurnEnd, card: string): string {
  if (type === 'laid') return `{lay|lays} ${card}`;
  if (type === 'discarded') return card === 'it' ? '{lay|lays} it aside' : `{lay|lays} aside ${card}`;
  return `{play|plays} ${card}`;
}

/** Whose hand goes where (E9). */
function moved({ card }: Was<'passed'>, scene: Scene): string {
  const { names, viewer } = scene;
  const on = card === 'pass-left' ? 1 : names.length - 1;
  if (viewer === 'watcher') return names.length === 2 ? 'they change hands' : watched(on, scene);
  const to = (viewer + on) % names.length;
  const giver = (viewer + names.length - on) % names.length;
  if (to === giver) return `you change hands with ${whoOf(to, scene)}`;
  return `your hand goes to ${whoOf(to, scene)}, ${whose(giver, scene)} comes to you`;
}

function watched(on: number, scene: Scene): string {
  const { names } = scene;
  return listed(names.map((_, seat) => `${whose(seat, scene)} hand goes to ${names[(seat + on) % names.length]}`));
}
