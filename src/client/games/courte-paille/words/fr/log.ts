import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Seen, Source } from '../../../../../games/courte-paille/events.ts';
import type { Who } from '../../../../words/who.ts';
import type { log as english } from '../en/log.ts';
import { cardName, castaway, day, isFeminine, theCastaway, theDay } from './castaways.ts';
import { capital, does, has, listed, object, share } from '../../../../words/fr/grammar.ts';
import { counted } from '../../../../words/fr/numbers.ts';

const days = (positions: readonly number[]): string => listed(positions.map(theDay));
const cards = (names: readonly Card[]): string => listed(names.map(cardName));
const plate = (totals: readonly (readonly [Castaway, number])[]): string =>
  totals.map(([who, total]) => `${castaway(who)} ${total}`).join(', ');

function cargo(who: Who, card: Seen, from: Source): string {
  if (from === 'pile') return 'le dessus de la pioche';
  const name = card === null ? 'une carte' : cardName(card);
  if (from === 'menu') return `${name}, du menu`;
  return `${name}, de ${who.isYou ? 'ta' : 'sa'} main`;
}

function won(winners: readonly Who[], with_: string): string {
  if (winners.length === 1) return `${does(winners[0]!, 'gagnes', 'gagne')} avec ${with_}.`;
  return capital(`${listed(winners.map(object))} ${share(winners)} la victoire avec ${with_}.`);
}

export const log: typeof english = {
  week: (days, shark) => `Une semaine de ${days} jours. ${does(shark, 'as', 'a')} le requin.`,
  part: (part, days, shark) => `Partie ${part} : une semaine de ${days} jours. ${does(shark, 'as', 'a')} le requin.`,
  dayTurned: (position, card) => `${capital(day(position))} se retourne : ${cardName(card)}`,
  dayTold: (position, card, totals) =>
    `${capital(day(position))} : ${cardName(card)}. Dans l’assiette : ${plate(totals)}.`,
  menu: (menu) => (menu.length === 0 ? 'Il n’y a rien au menu.' : `Au menu : ${menu.map(cardName).join(', ')}.`),
  revealed: (turned) =>
    `Retournées, de la plus petite à la plus grande : ${turned.map(([who, card]) => `${object(who)} ${cardName(card)}`).join(', ')}.`,
  nobodyChose: 'Personne n’a de carte à choisir.',

  choseDid: (who, card) => `${has(who)} choisi ${card === null ? 'en secret' : cardName(card)}`,
  tookDid: (who, card) => `${has(who)} pris ${card === null ? 'une carte' : cardName(card)}`,
  swapped: (who, gave, took, from) =>
    `${has(who)} cédé ${cardName(gave)}, ${from === 'menu' ? 'pris' : 'pioché'} ${took === null ? 'une carte' : cardName(took)}`,
  gaveUp: (who, gave) => `${has(who)} cédé ${cardName(gave)}, et il ne restait rien à prendre`,
  takes: (who, card, from) =>
    from === 'menu'
      ? `${does(who, 'prends', 'prend')} ${card === null ? 'une carte' : cardName(card)} au menu.`
      : `${does(who, 'pioches', 'pioche')} ${card === null ? 'une carte' : cardName(card)}.`,
  gives: (who, card) => `${does(who, 'cèdes', 'cède')} ${cardName(card)}, et il ne reste rien à prendre.`,
  idle: (who, coco) => `${has(who)} joué ${cardName(coco)}, qui n’avait rien à faire`,

  lessonDid: (who, coco, position, card) =>
    `${has(who)} joué ${cardName(coco)} : ${day(position)} passe par-dessus bord, ${cardName(card)}`,
  lessonTold: (who, coco, position, card) =>
    `${does(who, 'joues', 'joue')} ${cardName(coco)}, une leçon de cuisine. ${capital(day(position))} passe par-dessus bord : ${cardName(card)}.`,
  landedDid: (who, coco, card, from) => `${has(who)} joué ${cardName(coco)} : débarqué ${cargo(who, card, from)}`,
  landedTold: (who, coco, card, from, days) =>
    `${does(who, 'joues', 'joue')} ${cardName(coco)}, terre en vue : ${cargo(who, card, from)}. ${counted(days, `La semaine a maintenant ${days} jour.`, `La semaine a maintenant ${days} jours.`)}`,
  peekedDid: (who, coco, positions) => `${has(who)} joué ${cardName(coco)} : regardé ${days(positions)}`,
  peekedTold: (who, coco, positions) =>
    `${does(who, 'joues', 'joue')} ${cardName(coco)}, à la carte, et ${who.isYou ? 'regardes' : 'regarde'} ${days(positions)}.`,
  lifted: (seen) =>
    `${capital(seen.map(([position, card]) => `${theDay(position)}, c’est ${cardName(card)}`).join(' ; '))}.`,
  sleptDid: (who, coco) => `${has(who)} renvoyé ${cardName(coco)} dormir`,
  sleptTold: (who, coco) => `${does(who, 'renvoies', 'renvoie')} ${cardName(coco)} dormir.`,

  reshuffled: (count) =>
    counted(
      count,
      `La défausse est mélangée : ${count} carte à piocher.`,
      `La défausse est mélangée : ${count} cartes à piocher.`,
    ),
  hasShark: (who) => `${has(who)} maintenant le requin`,
  shark: (who) => `${does(who, 'as', 'a')} le requin.`,
  eaten: (who, total) => {
    if (who.length === 0) return 'La semaine est vide. Personne n’est mangé.';
    const names = capital(listed(who.map(theCastaway)));
    if (who.length > 1) {
      const areFeminine = who.every(isFeminine);
      return `${names} sont ${areFeminine ? 'mangées' : 'mangés'}, avec ${total} ${areFeminine ? 'chacune' : 'chacun'}.`;
    }
    return `${names} est ${isFeminine(who[0]!) ? 'mangée' : 'mangé'}, avec ${total} dans l’assiette.`;
  },

  says: (who, points) => `${has(who)} dit ${points === null ? '« pas plus »' : points}`,
  saying: (who, points) => `${does(who, 'dis', 'dit')} ${points === null ? '« pas plus »' : points}.`,
  compared: (castaways, held) =>
    `Égalité en tête. On compare ${listed(castaways.map(theCastaway))} : ${held.map(([who, points]) => `${object(who)} ${points}`).join(', ')}.`,
  shows: (who, hand) => `${has(who)} montré ${cards(hand)}`,
  showing: (who, hand) => `${does(who, 'montres', 'montre')} ${cards(hand)}.`,
  scored: (points) => capital(`${points.map(([who, score]) => `${object(who)} ${score}`).join(', ')}.`),
  wonPart: (who, part) => `${has(who)} gagné la partie ${part}`,
  winsPart: (who, part) => `${does(who, 'gagnes', 'gagne')} la partie ${part}.`,
  banishedDid: (who, gone) => `${has(who)} banni ${theCastaway(gone)}`,
  banished: (who, gone) => `${does(who, 'bannis', 'bannit')} ${theCastaway(gone)}.`,
  loses: (who, gone) =>
    gone.length === 0
      ? does(who, 'ne perds aucune carte.', 'ne perd aucune carte.')
      : `${does(who, 'perds', 'perd')} ${cards(gone)}.`,
  lost: (who, gone) => `${has(who)} perdu ${cards(gone)}`,
  returnedDid: (who, cocos) => `${has(who)} remélangé ${cards(cocos)}`,
  returned: (who, cocos) => `${does(who, 'remélanges', 'remélange')} ${cards(cocos)} dans la pioche.`,
  outDid: (who) => (who.isYou ? 'n’as plus de cartes et sors du jeu' : 'n’a plus de cartes et sort du jeu'),
  out: (who) =>
    who.isYou
      ? 'Tu n’as plus de cartes. Tu peux continuer à regarder.'
      : `${who.name} n’a plus de cartes et sort du jeu.`,
  ended: (winners, points) => won(winners, counted(points, `${points} point`, `${points} points`)),
  endedParts: (winners, parts) => won(winners, counted(parts, `${parts} partie gagnée`, `${parts} parties gagnées`)),
};
