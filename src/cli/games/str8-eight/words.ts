import type { Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { mostBarren } from '../../../games/str8-eight/about.ts';
import { capital, does, isYou, whoOf, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { nameOf } from './cards.ts';
import { completed, ended } from './results.ts';
import { listed } from '../../screen/text.ts';

type ToldEvents = readonly Str8EightEvent[];
type Was<Type extends Str8EightEvent['type']> = Extract<Str8EightEvent, { type: Type }>;
type TurnEnd = Was<'laid' | 'passed' | 'discarded'>;

/** The event in a sentence or two, if it is worth any. Events before `from` are told already. */
export function sentence(told: ToldEvents, at: number, from: number, context: TableContext): string | undefined {
  const event = told[at]!;
  switch (event.type) {
    case 'hand':
      return opened(event, context);
    case 'reshuffled':
      return `Discards and played pass cards are shuffled: ${event.count} to draw.`;
    case 'drew':
      return at === told.length - 1 && isToldAtOnce(event, context) ? drew(event, context) : undefined;
    case 'laid':
    case 'passed':
    case 'discarded':
      return turn(event, drawBefore(told, at, from, context), context);
    case 'completed':
      return completed(event, told[at + 1], context);
    case 'scored':
      return told[at - 1]?.type === 'completed'
        ? undefined
        : `Nobody laid a card for ${mostBarren(context.rules)} turns: the hand ends.`;
    case 'ended':
      return ended(event, context);
  }
  return undefined;
}

function opened({ number, dealer, first }: Was<'hand'>, context: TableContext): string {
  return `Hand ${number}. ${capital(does(dealer, context, '{deal|deals}'))}, ${does(first, context, '{begin|begins}.')}`;
}

/** Of others a turn is told as a whole; but whoever sees a card drawn has something to think of. */
function isToldAtOnce({ seat, card, from }: Was<'drew'>, context: TableContext): boolean {
  return isYou(seat, context) || (from === 'pile' && card !== null);
}

function drew(event: Was<'drew'>, context: TableContext): string {
  return capital(does(event.seat, context, `${drawing(event)}.`));
}

function drawing({ card, from }: Was<'drew'>): string {
  if (card === null) return '{draw|draws}';
  return from === 'pile' ? `{draw|draws} ${nameOf(card)}` : `{take|takes} ${nameOf(card)} from the discard pile`;
}

/** What the turn began with, unless it is told already. */
function drawBefore(told: ToldEvents, at: number, from: number, context: TableContext): Was<'drew'> | undefined {
  const before = told[at - 1];
  if (before?.type !== 'drew') return undefined;
  return at - 1 < from && isToldAtOnce(before, context) ? undefined : before;
}

function turn(event: TurnEnd, before: Was<'drew'> | undefined, context: TableContext): string {
  const start = before === undefined ? '' : `${drawing(before)} and `;
  const card = before?.card === event.card ? 'it' : nameOf(event.card);
  const deed = does(event.seat, context, `${start}${doing(event, card)}`);
  return capital(event.type === 'passed' ? `${deed}: ${moved(event, context)}.` : `${deed}.`);
}

function doing({ type }: TurnEnd, card: string): string {
  if (type === 'laid') return `{lay|lays} ${card}`;
  if (type === 'discarded') return card === 'it' ? '{lay|lays} it aside' : `{lay|lays} aside ${card}`;
  return `{play|plays} ${card}`;
}

/** Whose hand goes where (E9). */
function moved({ card }: Was<'passed'>, context: TableContext): string {
  const { names, viewer } = context;
  const on = card === 'pass-left' ? 1 : names.length - 1;
  if (viewer === 'watcher') return names.length === 2 ? 'they change hands' : watched(on, context);
  const to = (viewer + on) % names.length;
  const giver = (viewer + names.length - on) % names.length;
  if (to === giver) return `you change hands with ${whoOf(to, context)}`;
  return `your hand goes to ${whoOf(to, context)}, ${whose(giver, context)} comes to you`;
}

function watched(on: number, context: TableContext): string {
  const { names } = context;
  return listed(names.map((_, seat) => `${whose(seat, context)} hand goes to ${names[(seat + on) % names.length]}`));
}
