import type { Card } from '../../../../../games/courte-paille/cards.ts';
import { castawayOf, isCoco, valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import { capital, listed } from '../../../../words/fr/grammar.ts';
import { of } from '../../../../words/fr/of.ts';
import type { CoachWords } from '../en/coach.ts';
import { isFeminine, theCastaway } from './castaways.ts';

function card(card: Card): readonly CardLine[] {
  const value = valueOf(card);
  if (isCoco(card)) {
    return [
      [`Cédé, il agit selon sa valeur, ${value} ; puis tu pioches.`, 'C8'],
      ['Leçon de cuisine : un jour de la semaine part à l’eau.', 'C11'],
      ['Terre en vue : la semaine gagne un jour, face cachée.', 'C12'],
      ['À la carte : toi seul regardes deux jours cachés.', 'C13'],
      [`Gardé jusqu’au bout, il ajoute ${value} à tes cartes de qui est mangé.`, 'C14'],
    ];
  }
  const who = castawayOf(card);
  const eaten = isFeminine(who) ? 'est mangée' : 'est mangé';
  return [
    [`Vaut ${value} à qui la tient, si ${theCastaway(who)} ${eaten}.`, 'C17'],
    [`Cédée, elle agit selon sa valeur, ${value} : la plus petite se sert d’abord.`, 'C6'],
    [`Dans la semaine, elle compte ${value} pour ${theCastaway(who)} ; qui a le plus est mangé.`, 'C16'],
  ];
}

export const coach: CoachWords = {
  card,
  goal: (isLong) => [
    'Qui pèse le plus dans la semaine est mangé.',
    isLong
      ? 'Ses cartes sont tes points. Le plus haut score prend la partie.'
      : 'Tes cartes de lui sont tes points. Le plus haut score gagne.',
  ],
  coco: ['Ton premier Coco.', 'Cédé, il change la semaine ou regarde des jours cachés. Gardé, il ajoute sa valeur.'],
  asleep: ['Ce Coco dort.', 'Il reste en main et ajoute, à la fin, sa valeur à tes points.'],
  choose: ['Cède une carte.', 'Toutes se retournent ensemble ; la plus petite se sert d’abord au menu.'],
  take: ['Prends une carte au menu.', 'Elle vaut son nombre si son naufragé est mangé.'],
  equals: ['Des valeurs égales ?', 'Le requin d’abord, puis dans le sens horaire. Il avance à chaque manche.'],
  shark: ['Le requin est devant toi.', 'À valeur égale, tu passes en premier cette manche.'],
  plate: (who) => [
    'L’assiette additionne la semaine.',
    `Là, ${theCastaway(who)} serait ${isFeminine(who) ? 'mangée' : 'mangé'}. Le dernier jour finit la semaine.`,
  ],
  top: (tops) => [
    'À égalité en tête, tous sont mangés.',
    `${capital(listed(tops.map(theCastaway)))} : les cartes de chacun comptent.`,
  ],
  known: ['Toi seul connais ce jour.', 'Son coin et le petit nombre dans l’assiette le gardent pour toi.'],
  landed: (who) => [
    `${who.isYou ? 'Ton Coco' : `Le Coco ${of(who.name)}`} a allongé la semaine.`,
    'Le nouveau jour est caché au bout.',
  ],
  last: ['Un seul jour est encore caché.', 'Il finit la semaine, et peut changer qui est mangé.'],
};
