import type { Refusal } from '../offer.ts';
import { whoIn } from '../scene.ts';
import type { Str8Scene } from './scene.ts';

/** Why not: the rule, and the fact. */
export function reasonOf({ clause, about = {} }: Refusal, scene: Str8Scene): readonly [rule: string, fact: string] {
  const { refusals } = scene.str8;
  const { turn, first, from, number, after, target } = about;
  switch (clause) {
    case 'E6':
      if (typeof turn === 'number') return refusals.turn(whoIn(scene, turn));
      if (first !== undefined) return refusals.drawFirst();
      return from === undefined ? refusals.notHeld() : refusals.drawnAlready();
    case 'E7':
      return refusals.bullseye(Number(number));
    case 'E8':
      return refusals.follow(Number(number), Number(after));
    case 'E16':
      return refusals.over(Number(target));
    default:
      return [scene.words.table.refusedMove, ''];
  }
}
