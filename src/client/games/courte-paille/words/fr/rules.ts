import type { rulesCourtePaille as english } from '../en/rules.ts';
import { castaway, dayShort } from './castaways.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';
import { book } from '../../../../../../rules/courte-paille.fr.md';

export const rulesCourtePaille: typeof english = {
  ...rulesCommon,
  lede: 'Sept jours sur un radeau, et rien d’autre à manger que l’équipage. Le naufragé qui a le plus de points dans la semaine passe à table. Tiens-en le plus possible quand vient dimanche.',
  castaway,
  dayShort,

  raft: 'Le radeau',
  raftPicture:
    'Sept cartes côte à côte, les deux premières retournées. Cinq cartes visibles pendent de leur milieu, et une pioche se trouve à côté.',
  raftParts: [
    ['La semaine', 's’étend en travers. Chaque tour retourne un jour ; ensemble, ils décident qui est mangé.'],
    ['Le menu', 'y est suspendu : cinq cartes visibles, dont une sera pour toi.'],
    ['La pioche', 'est là où tu tires sans voir, après avoir joué un Coco.'],
  ],

  round: 'Un tour',
  roundSteps: [
    ['Choisis', 'une carte en secret'],
    ['Retournez', 'tous ensemble'],
    ['Prends', 'au menu, la plus basse d’abord'],
    ['Un jour se retourne,', 'un nouveau menu arrive'],
  ],

  first: 'Qui commence',
  firstLow:
    'Les petites cartes valent peu dimanche et sont rapides aujourd’hui : la plus basse se sert la première au menu.',
  firstEqual:
    'Deux valeurs égales ? Qui a le requin passe d’abord, puis les autres dans le sens horaire. Après chaque tour, le requin nage d’une place.',
  firstPicture: 'Le hibou a le requin. Deux 2 : le hibou passe avant le lièvre.',

  coco: 'Les pouvoirs de Coco',
  cocoSays: 'Retourne un Coco et choisis un de ses trois pouvoirs. Ensuite, tu tires de la pioche et non du menu.',
  lessonSays:
    'Une carte de la semaine passe par-dessus bord, celle que tu veux. Si elle était cachée, tout le monde la voit, et la partie a un tour de moins.',
  landSays: 'Une carte de plus, cachée, au bout : du menu, de la pioche ou de ta main. Un tour de plus en mer.',
  carteSays: 'Regarde deux jours cachés. Personne d’autre ne les voit.',
  sleepSays:
    'Un Coco que tu ne joues jamais dort, et dîne : à la fin, il ajoute sa valeur à un naufragé mangé que tu tiens.',

  eaten: 'Qui est mangé',
  plate: 'L’assiette',
  plateSays: 'Matelot 9 et Matelot 1 étaient dans la semaine. En tête, tous les totaux égaux sont mangés.',
  equal: 'Scores égaux',
  equalBoth: 'Deux d’entre vous ont 14 en matelots.',
  equalNext: 'Cuisinier, le suivant dans l’assiette',
  equalSays: 'C’est donc 9 qui gagne. Un Coco compte une fois, au premier pas où tu tiens une carte.',

  long: 'De plus longues parties',
  longPicture: 'Cinq pailles, chacune plus courte que la précédente : des semaines de 7, 6, 5, 4 et 3 jours.',
  longSays:
    'La longue partie a jusqu’à cinq manches, et chaque semaine a un jour de moins. Qui gagne une manche chasse un naufragé pour de bon, avec toutes ses cartes. Qui n’a plus de cartes est dehors ; qui reste en dernier sur le radeau gagne. Elle a deux formes, que les règles publiées appellent « Règle avancée » (chacun annonce ses points à son tour) et « Variation » (tous les déclarent).',

  book,
};
