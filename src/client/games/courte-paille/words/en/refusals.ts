import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Who } from '../../../../words/who.ts';
import { cardName, day, theCastaway } from './castaways.ts';
import { capital } from '../../../../words/en/grammar.ts';

type Why = readonly [rule: string, fact: string];

/** Why not: the rule, then the fact. */
export const refusals = {
  over: (): Why => ['The game is over.', ''],
  out: (): Why => ['Without cards you are out.', 'You may go on watching.'],
  chooseFirst: (): Why => ['First everybody chooses a card in secret.', 'Nothing has been turned up yet.'],
  notHeld: (card: Card): Why => ['You give up a card of your hand.', `${cardName(card)} is not in it.`],
  sitOut: (): Why => ['A sleeping Coco cannot be chosen.', 'You have nothing else: you sit this round out.'],
  turn: (who: Who | null): Why => [
    'The cards act one by one, lowest first.',
    who === null ? '' : `It is ${who.name}’s turn.`,
  ],
  banisher: (who: Who | null): Why => [
    'Whoever won the part banishes a character.',
    who === null ? 'No part has been won just now.' : `That is up to ${who.name}.`,
  ],
  notBanished: (who: Castaway): Why =>
    who === 'coco'
      ? ['Coco cannot be banished.', 'Choose a character.']
      : ['Choose a character who is still on the raft.', `${capital(theCastaway(who))} has left already.`],
  takeFirst: (): Why => ['Your card is turned up.', 'Take one from the menu first.'],
  cocoFirst: (): Why => ['Your Coco is turned up.', 'Tell it what to do first.'],
  mustTake: (): Why => ['A character takes a card from the menu.', 'Powers are for Cocos.'],
  notOnMenu: (card: Card): Why => ['Take what is on the menu.', `${cardName(card)} is not there.`],
  cocoDraws: (): Why => ['A Coco uses a power and draws from the pile.', 'It takes nothing from the menu.'],
  cocoItself: (card: Card): Why => ['You are playing this Coco.', `${cardName(card)} cannot be landed as well.`],
  noSuchDay: (week: number): Why => ['That day is not in the week.', `The week has ${week} cards.`],
  nothingToDraw: (): Why => ['The pile is used up.', 'Nothing can be landed from it.'],
  notThere: (card: Card): Why => ['Land a card that is there.', `${cardName(card)} is not.`],
  nothingHidden: (): Why => ['No hidden day left to look at.', ''],
  faceUp: (position: number): Why => ['You lift cards that lie face down.', `${capital(day(position))} lies open.`],
  liftSo: (wanted: number): Why => [
    'You lift two hidden days, or the only one.',
    wanted === 1 ? 'Choose the only one.' : 'Choose two.',
  ],
  asleep: (card: Card): Why => ['A sleeping Coco wakes at the end.', `${cardName(card)} sleeps in your hand.`],
  noSleep: (): Why => ['At this table a Coco that was turned up does not sleep again.', ''],
};
