import type { rulesCourte as english } from '../en/rules.ts';
import { castaway, dayShort } from './castaways.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';

export const rulesCourte: typeof english = {
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
    'La longue partie a jusqu’à cinq manches, et chaque semaine a un jour de moins. Qui gagne une manche chasse un naufragé pour de bon, avec toutes ses cartes. Qui n’a plus de cartes est dehors ; qui reste en dernier sur le radeau gagne.',

  deck: {
    caption: 'Les 59 cartes',
    head: ['carte', 'combien', 'valeur'],
    rows: [
      ['capitaine', '9', '1 à 9'],
      ['cuisinier', '9', '1 à 9'],
      ['mousse', '9', '1 à 9'],
      ['vigie', '9', '1 à 9'],
      ['matelot', '9', '1 à 9'],
      ['voyante', '9', '1 à 9'],
      ['Coco', '5', '1 à 5'],
    ],
  },
  example: {
    title: 'Un exemple',
    says: 'Dans la semaine : capitaine 9 et 5, cuisinier 8 et 3, matelot 6, vigie 6, voyante 2. Le capitaine est mangé, avec 14. Ann tient capitaine 4, Coco 3, cuisinier 5, matelot 5, mousse 9 ; Bob tient capitaine 7, cuisinier 4, cuisinier 1, matelot 2, vigie 4.',
    table: {
      caption: 'Ann et Bob, pas à pas',
      head: ['pas', 'Ann', 'Bob'],
      rows: [
        ['capitaine, 14', '4 + 3 = 7', '7'],
        ['cuisinier, 11', '5, le Coco a déjà servi', '4 + 1 = 5'],
        ['matelot et vigie, 6 chacun', '5', '2 + 4 = 6, et gagne'],
      ],
    },
  },
  book: {
    credit:
      'Un jeu de Frédéric Moyersoen, édité par Asmodee / Darwin Project (2003). Ceci en est un récit non officiel, avec nos propres mots.',
    chapters: {
      table: 'La table',
      layout: 'La mise en place',
      round: 'Un tour',
      powers: 'Les pouvoirs de Coco',
      end: 'La fin',
      long: 'La longue partie',
    },
    intros: {
      long: 'La partie racontée jusqu’ici est celle que tu joues si tu ne demandes rien d’autre. La longue partie a deux formes : « annoncée », comme dans la boîte, et « déclarée », sa variante.',
    },
    names: { C11: 'Leçon de cuisine', C12: 'Terre en vue', C13: 'À la carte', C14: 'Qui dort dîne' },
    says: {
      C1: 'On joue de deux à cinq. La boîte le dit, et cinq plats ne suffisent pas pour six. Les places se comptent dans le sens horaire, et ta gauche est la place suivante dans ce sens.',
      C2: 'Il y a 59 cartes, toutes différentes : neuf de chacun des six personnages, et cinq de Coco le perroquet.',
      C3: 'Le requin se trouve devant l’un de vous, qui a l’initiative (C6). Autour d’une vraie table, c’est d’abord le plus jeune qui l’a.',
      C3a: 'Ici, personne ne te demande ton âge ; le sort décide où il commence.',
      C4: 'On mélange toutes les cartes, et chacun en reçoit cinq que personne d’autre ne peut voir. Les sept suivantes sont posées côte à côte, faces cachées : la semaine. Celle du bout gauche est retournée. Cinq autres, visibles de tous, sont le menu. Ce qui reste est la pioche ; la défausse est encore vide. Que les Cocos soient mélangés aux autres dès le départ est une décision de cette table : les plus courtes pailles sont là pour être tirées comme toutes les autres.',
      C5: 'Choisis une carte de ta main et garde-la pour toi. Dès que le dernier joueur a choisi, toute la table retourne ses cartes d’un coup.',
      C6: 'Les petites valeurs agissent avant les grandes. Si deux sont égales, qui a le requin passe d’abord, puis la place la plus proche dans le sens horaire. Un Coco attend son tour selon sa valeur, comme tout le monde.',
      C7: 'Si tu as retourné un personnage, tu le défausses et tu prends au menu la carte de ton choix.',
      C8: 'Si tu as retourné un Coco, tu te sers d’un de ses pouvoirs (C11, C12, C13). Après quoi tu le défausses, et enfin tu tires ta nouvelle carte, de la pioche et jamais du menu. Cet ordre est une décision de cette table : si le pouvoir oblige à remélanger, ton Coco n’y est pas encore.',
      C8a: 'Quand aucun pouvoir ne peut servir, tu défausses simplement le Coco et tu tires.',
      C9: 'Tu ne peux pas passer. À chaque tour, une de tes cartes part et une autre arrive.',
      C10: 'Après le dernier joueur, le tour est clos. Ce qui reste au menu est défaussé et cinq nouvelles cartes sont posées ; des cartes cachées de la semaine, la plus à gauche est retournée ; et le requin nage vers la gauche de qui l’avait.',
      C10a: 'S’il faut une carte et que la pioche est épuisée, on mélange la défausse, qui devient la nouvelle pioche.',
      C10b: 'Si même cela ne suffit pas, le menu est aussi long que les cartes le permettent. S’il n’y a rien au menu pour toi, tu tires de la pioche ; s’il n’y a rien là non plus, tu t’en passes.',
      C10c: 'Si la carte à retourner est la seule encore cachée de la semaine, elle termine la partie : aucun menu ne vient avant elle, et le requin ne bouge plus.',
      C11: 'Tu défausses une carte de la semaine, celle que tu veux. Si elle était cachée, il y a un tour de moins à jouer ; si elle était visible, autant qu’avant.',
      C11a: 'La défausse est visible : tout le monde voit donc la carte cachée que tu as enlevée.',
      C12: 'Tu allonges la semaine d’une carte, et la partie d’un tour. Cette carte est posée face cachée. Elle peut venir du menu, du dessus de la pioche, et alors même toi tu ne la regardes pas, ou de ta propre main ; dans ce dernier cas, tu tires deux cartes et non une.',
      C12a: 'Elle est posée tout à droite de la semaine.',
      C12b: 'Il n’y a rien à décider pour ces deux cartes. Elles te laissent autant de cartes que tu en avais, cinq ou moins.',
      C13: [
        'Tu soulèves deux cartes de la semaine et regardes ce qu’elles sont ; personne d’autre ne le voit.',
        'Lesquelles tu soulèves, tout le monde le voit, comme autour d’une vraie table.',
      ],
      C13a: 'Tu soulèves des cartes cachées, deux ou la seule qui reste, et tu peux en soulever une que tu connais déjà. Quand toutes sont visibles, ce pouvoir n’est pas disponible.',
      C14: [
        'Garde un Coco jusqu’à la fin de la partie, et sa valeur s’ajoute à un personnage de ta main.',
        'Dans la boîte, c’est un pouvoir de plus du Coco que tu retournes, mais ce serait passer, et C9 dit non. À cette table, il suffit donc que le Coco reste dans ta main ; une fois retourné, il n’a que C11, C12 et C13. L’option « Coco peut dormir », plus bas, en décide autrement.',
      ],
      C15: 'Retourner la dernière carte cachée de la semaine termine la partie. Si Coco laisse la semaine tranquille, c’est après six tours.',
      C15a: 'Elle finit aussi après un tour qui ne laisse rien de caché dans la semaine : Coco a enlevé la dernière carte cachée, et personne n’en a posé d’autre.',
      C16: 'Chaque personnage de la semaine, et Coco aussi, reçoit le total de ses cartes qui s’y trouvent. Le plus gros total est mangé ; si plusieurs sont aussi gros, ils le sont tous.',
      C16a: 'Une semaine vide ne fait pas de repas. Personne n’est mangé, et vous restez tous à 0 point.',
      C17: 'Maintenant, toutes les mains sont montrées. Tu marques tes cartes de qui est mangé, selon leur valeur, et avec elles tes Cocos (C14). Le plus de points gagne.',
      C17a: 'Un Coco s’ajoute à une carte que tu as. Si tu n’as aucune carte de qui est mangé, tes Cocos ne marquent donc rien. Si c’est Coco qui est mangé, tes Cocos sont eux-mêmes de ces cartes.',
      C18: 'Si des joueurs sont à égalité en tête, ils comparent le personnage arrivé deuxième dans la semaine, au besoin le troisième, et ainsi de suite jusqu’à ce que quelqu’un ait plus.',
      C18a: 'Des personnages au même total forment un seul pas, et tu additionnes tes cartes d’eux tous. Tes Cocos ne comptent qu’une fois, au premier pas pour lequel tu as une carte. Qui n’est pas dans la semaine n’est pas comparé. Les joueurs que rien ne départage partagent la victoire.',
      C20: 'La longue partie a plusieurs manches. Chacune coûte un personnage au jeu.',
      C21: 'Dans la forme « annoncée », vous ne montrez pas vos mains à la fin d’une manche. Qui a le requin commence et dit combien de points il ou elle a dans le personnage mangé. Puis, dans le sens horaire, vous dites soit un plus grand nombre, soit « pas plus ». Qui a dit le plus grand gagne la manche, et montre toute sa main.',
      C21a: 'Dans la forme « déclarée », chacun de vous dit son nombre. Qui a le plus ne montre que ses Cocos et ce qu’il ou elle a de ce personnage ; les autres ne montrent rien.',
      C21b: 'La table parle pour toi, et ne ment jamais. Si plusieurs ont le plus, la manche va au premier d’entre eux à parler, c’est-à-dire au plus proche du requin ; aux suivants, il ne restait que « pas plus ». Dans la forme « déclarée », on tranche de même : la seule différence entre ces formes est donc ce que vous apprenez les uns des autres.',
      C22: 'Si tu gagnes la manche, tu bannis un personnage ; Coco ne peut pas l’être. Ses neuf cartes partent pour de bon, où qu’elles soient, ta propre main comprise. Les autres joueurs gardent tout le reste, leurs Cocos aussi.',
      C22a: 'Tout le monde voit ce qui a dû quitter chaque main ; on le pose face visible.',
      C23: 'Puis tout ce qui est sur la table est mélangé en une nouvelle pioche, avec les Cocos du gagnant. Pour chacun de ces Cocos, le gagnant tire une carte. Les autres joueurs ne tirent rien : une main qui a rétréci reste donc petite.',
      C24: [
        'De manche en manche, la semaine perd une carte : 7, 6, 5, 4, 3. Le menu est de cinq nouvelles cartes, et le requin est au gagnant.',
        'Comme en C4, la semaine commence avec son bout gauche retourné.',
      ],
      C24a: 'S’il y a trop peu de cartes, la semaine est servie avant le menu, et chacun reçoit ce qu’il y a. Si le gagnant est dehors, le requin nage dans le sens horaire jusqu’à la première place qui ne l’est pas.',
      C25: 'Qui n’a plus de cartes est dehors. S’il ne reste que l’un de vous, celui-là gagne. S’il ne reste qu’un personnage, qui y a le plus haut score gagne.',
      C25a: 'La table y regarde quand les cartes bannies sont parties et que rien n’est encore mélangé (C23). Personne n’a de carte ? Alors qui a gagné cette dernière manche gagne la partie. Un seul joueur en a ? Alors il gagne. Il n’y a plus qu’un personnage ? Alors ceux qui restent comptent leurs points dans ce personnage, avec les Cocos comme en C17a, et les ex æquo partagent la victoire.',
    },
    more: [
      {
        title: 'Quand Coco peut dormir',
        says: 'Non, si tu ne le demandes pas. Si oui, C14 est pris au mot de la boîte : un Coco que tu as retourné peut aller dormir. Tu le reprends en main et ne tires rien. Tant qu’il dort, on ne peut ni le choisir ni le poser avec C12, et il ne se réveille qu’à la fin de la partie, ou de la manche dans la longue partie. Si toutes tes cartes sont des Cocos endormis, tu sautes le tour.',
      },
      {
        title: rulesCommon.know,
        says: 'Le menu et ta propre main ; les cartes visibles de la semaine ; le dessus de la défausse ; de tout le reste, combien il y en a. Dans la semaine aussi les cartes cachées que tu as regardées, celles qui viennent du menu, comme tout le monde, et celles de ta propre main, comme personne d’autre. Les cartes choisies se savent quand tous ont choisi. Tout ce que tu as vu à bon droit, la table s’en souvient pour toi, par exemple une carte que quelqu’un a prise au menu. Quand quelqu’un pose une carte de sa main, tu sais seulement qu’une des cartes que tu y avais vues est peut-être partie ; la table s’en souvient aussi.',
      },
    ],
  },
};
