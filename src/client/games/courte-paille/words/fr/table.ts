import type { Who } from '../../../../words/who.ts';
import type { CourtePailleWords } from '../en/table.ts';
import { cardName, castaway, day, dayShort, isFeminine, theCastaway, theDay } from './castaways.ts';
import { coach } from './coach.ts';
import { log } from './log.ts';
import { refusals } from './refusals.ts';
import { of } from '../../../../words/fr/of.ts';
import { capital, listed } from '../../../../words/fr/grammar.ts';
import { counted } from '../../../../words/fr/numbers.ts';

const names = (people: readonly Who[]): string => listed(people.map(({ name }) => name));
const toCome = (rounds: number): string =>
  rounds === 0
    ? 'Ce sera alors la dernière manche.'
    : counted(rounds, `Encore ${rounds} manche après.`, `Encore ${rounds} manches après.`);

export const courtePaille: CourtePailleWords = {
  coach,
  log,
  refusals,
  cardName,
  castaway,
  day,
  dayShort,

  dayOf: (day, days) => `Jour ${day} sur ${days}`,
  partDayOf: (part, day, days) => `Partie ${part}, jour ${day} sur ${days}`,
  week: 'La semaine',
  menu: 'Menu',
  menuLong: 'Le menu',
  menuEmpty: 'Plus rien',
  plate: 'Dans l’assiette',
  forYou: (points) => (points === 0 ? 'rien dans ta main' : `${points} dans ta main`),
  weekHead: 'semaine',
  handHead: 'toi',
  plateLong: 'Totaux de la semaine jusqu’ici',
  onPlate: (who, total, hidden) =>
    hidden === 0 ? `${castaway(who)}, ${total}` : `${castaway(who)}, ${total}, et ${hidden} cachés que tu connais`,
  onPlateMost: (who, total, hidden) => {
    const eaten = isFeminine(who) ? 'serait mangée' : 'serait mangé';
    return hidden === 0
      ? `${castaway(who)}, ${total}, ${eaten}`
      : `${castaway(who)}, ${total}, ${eaten}, et ${hidden} cachés que tu connais`;
  },
  pile: (count) => counted(count, `Pioche, ${count} carte`, `Pioche, ${count} cartes`),
  toDraw: 'à piocher',
  discard: (count, top) =>
    top === undefined
      ? 'Défausse, aucune carte'
      : `Défausse, ${counted(count, `${count} carte`, `${count} cartes`)}, ${cardName(top)} dessus`,
  thrownBack: 'défausse',
  dayUp: (position, card) => `${capital(day(position))} : ${cardName(card)}`,
  dayDown: (position) => `${capital(day(position))} : face cachée`,
  dayKnown: (position, card) => `${capital(day(position))} : face cachée, tu sais que c’est ${cardName(card)}`,
  landedBy: (who) => (who.isYou ? 'débarquée de ta main' : `débarquée de la main ${of(who.name)}`),

  ready: 'Prêt',
  choosing: 'choisit',
  sharkBadge: 'a le requin',
  played: (value) => `joue ${value}`,
  done: 'Fini',
  sleeps: (count) => counted(count, '1 Coco dort', `${count} Cocos dorment`),
  out: 'sorti',

  chooseSay: 'Choisis une carte à céder.',
  chooseMore: 'Les petites se servent d’abord.',
  chooseTie: (before) => {
    if (before === 0) return 'À égalité, tu passes en premier.';
    return counted(
      before,
      'À égalité, une personne passe avant toi.',
      `À égalité, ${before} personnes passent avant toi.`,
    );
  },
  chosenSay: (card) => `Tu cèdes ${cardName(card)}.`,
  chosenMore: 'Touche une autre carte pour changer.',
  areReady: (ready) => (ready.length === 0 ? '' : `${names(ready)} ${ready.length === 1 ? 'a choisi' : 'ont choisi'}.`),
  sitOut: 'Tu passes cette manche.',
  sitOutMore: 'Toutes tes cartes sont des Cocos qui dorment.',
  takeSay: 'Prends une carte au menu.',
  takeMore: (who, inWeek, inHand) => `${castaway(who)} : ${inWeek} dans l’assiette, et tu en tiendrais ${inHand}.`,
  othersTake: (who) => `${who.name} se sert.`,
  othersCoco: (who) => `${who.name} joue Coco.`,
  othersBanish: (who) => `${who.name} choisit qui quitte le radeau.`,
  allTurned: 'Toutes les cartes sont retournées.',
  onlyYou: 'Toi seul vois ceci.',
  onlyYouMore: 'Les autres voient que tu as regardé, pas quoi.',
  turnBack: (days) => counted(days, 'La reposer', 'Les reposer'),
  cocoSay: 'Ton Coco est retourné.',
  cocoMore: 'Dis-lui quoi faire.',

  choose: 'Choisis une carte',
  giveUp: (card) => `Céder ${cardName(card)}`,
  changeTo: (card) => `Plutôt ${cardName(card)}`,
  waitingFor: (waiting) => (waiting.length > 2 ? 'On attend les autres' : `On attend ${names(waiting)}`),
  take: (card) => `Prendre ${cardName(card)}`,
  banish: (character) => `Bannir ${theCastaway(character)}`,
  chooseFromMenu: 'Choisis au menu',

  order: 'Ordre de cette manche, la plus petite d’abord',
  now: 'maintenant',
  next: 'ensuite',
  last: 'en dernier',
  later: 'plus tard',
  took: (card) => `a pris ${cardName(card)}`,
  drew: 'a pioché',
  didLesson: 'un jour à l’eau',
  didLand: 'terre en vue',
  didPeek: 'a regardé',
  didSleep: 'se rendort',
  tie: (value, first, second, hasShark) => {
    const before = second.isYou ? 'toi' : second.name;
    if (first.isYou) {
      return `Deux ${value} : ${hasShark ? 'tu as le requin' : 'tu es plus près du requin'} et passes avant ${before}.`;
    }
    const why = hasShark ? `${first.name} a le requin` : `${first.name} est plus près du requin`;
    return `Deux ${value} : ${why} et passe avant ${before}.`;
  },
  ties: (equals) => {
    const each = equals.map(
      ([value, who]) => `Les ${value} : ${who.map(({ isYou, name }) => (isYou ? 'toi' : name)).join(', puis ')}.`,
    );
    return `À égalité, on part du requin. ${each.join(' ')}`;
  },

  coco: {
    title: 'Que doit faire Coco ?',
    draws: 'Ensuite tu pioches une nouvelle carte, sans choisir.',
    lesson: 'Leçon de cuisine',
    lessonSays: 'Jette une carte de la semaine par-dessus bord. Cachée, elle raccourcit la semaine.',
    land: 'Terre en vue',
    landSays: 'Glisse une carte face cachée au bout de la semaine : un jour de plus en mer.',
    peek: 'À la carte',
    peekSays: 'Regarde deux cartes cachées de la semaine. Personne d’autre ne les voit.',
    peekOneSays: 'Regarde la seule carte cachée de la semaine. Personne d’autre ne la voit.',
    sleep: 'Qui dort dîne',
    sleepSays: 'Reprends Coco endormi dans ta main. Tu ne pioches rien, et il se réveille à la fin.',
    which: 'Quelle carte entre dans la semaine ?',
    menu: 'Du menu',
    hand: 'De ma main',
    pile: 'De la pioche',
    menuNone: 'Le menu est vide.',
    handNone: 'Tu n’as pas de carte à débarquer.',
    weekNone: 'La semaine est vide.',
    look: 'Voir la table',
    reopen: 'Dire à Coco quoi faire',
    back: 'Retour',
    backLong: 'Retour à Coco',
    chooseAPower: 'Choisis un pouvoir',
    chooseDay: 'Choisir un jour',
    chooseDays: 'Choisir deux jours',
    chooseFromMenu: 'Choisir au menu',
    chooseFromHand: 'Choisir en main',
    landPile: 'Débarquer la pioche',
    sleepMove: 'Rendormir Coco',
    sayLesson: 'Quel jour passe par-dessus bord ?',
    sayLand: 'Quelle carte entre dans la semaine ?',
    sayPeek: 'Quels deux jours soulèves-tu ?',
    saySecond: 'Et le deuxième ?',
    lessonMove: (position) => `Jeter ${theDay(position)}`,
    landMove: (card) => `Débarquer ${cardName(card)}`,
    peekMove: (positions) => `Regarder ${listed(positions.map(theDay))}`,
    lessonFact: (card, rounds) =>
      card === undefined ? `Tout le monde la verra. ${toCome(rounds)}` : `C’est ${cardName(card)}. ${toCome(rounds)}`,
    landFact: (draws, rounds) => `Tu pioches ${draws === 1 ? 'une carte' : 'deux cartes'}. ${toCome(rounds)}`,
    peekFact: (known) => {
      if (known === 0) return 'Tu n’en connais aucune.';
      return known === 1 ? 'Tu en connais déjà une.' : 'Tu connais déjà les deux.';
    },
  },

  turnChoose: (dayOf, hand, menu) =>
    `${dayOf}. Choisis une carte à céder. Ta main : ${hand.map(cardName).join(', ')}. ${log.menu(menu)}`,
  turnTake: (menu) => `À toi. Prends une carte au menu : ${menu.join(' ; ')}.`,
  turnCoco: (coco, powers) => `Tu joues ${cardName(coco)}. Choisis : ${powers.join(', ')}.`,
  turnBanish: 'Tu as gagné la partie. Choisis qui quitte le radeau.',
  menuCard: (card, inWeek, inHand) => `${cardName(card)}, ${inWeek} dans l’assiette, en fait ${inHand} dans ta main`,
  asleepCard: (card) => `${cardName(card)}, dort`,
  chosenCard: (card) => `${cardName(card)}, choisie`,
};
