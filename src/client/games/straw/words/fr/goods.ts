import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';

interface Good {
  readonly name: string;
  readonly the: string;
  readonly one: string;
}

const GOODS: readonly Good[] = [
  { name: 'dattes', the: 'les dattes', one: 'des dattes' },
  { name: 'babouches', the: 'les babouches', one: 'des babouches' },
  { name: 'théière', the: 'la théière', one: 'une théière' },
  { name: 'lanterne', the: 'la lanterne', one: 'une lanterne' },
  { name: 'oud', the: 'l’oud', one: 'un oud' },
  { name: 'tambour', the: 'le tambour', one: 'un tambour' },
  { name: 'épices', the: 'les épices', one: 'des épices' },
  { name: 'jarre', the: 'la jarre', one: 'une jarre d’huile' },
  { name: 'coffre', the: 'le coffre', one: 'un coffre au trésor' },
  { name: 'meule', the: 'la meule', one: 'une meule' },
];

const OTHERS = {
  carpet: { name: 'tapis', the: 'le tapis', one: 'un tapis' },
  lamp: { name: 'lampe', the: 'la lampe', one: 'une lampe' },
  copy: { name: 'copie', the: 'la copie', one: 'une copie' },
  reverse: { name: 'demi-tour', the: 'le demi-tour', one: 'un demi-tour' },
  straw: { name: 'paille', the: 'la paille', one: 'la paille' },
} satisfies Record<string, Good>;

export function good(card: Card): Good {
  const kind = kindOf(card);
  return kind === 'item' ? GOODS[numberOf(card) - 1]! : OTHERS[kind];
}
