import { addLand } from '../../../kit/backdrop.tsx';
import { addFaces } from '../../../kit/card.tsx';
import { str8Face } from './faces.ts';
import { LAND } from './land.ts';

/** Has to come before anything of the game is drawn. */
export function addLook(): void {
  addFaces('str8-eight', str8Face);
  addLand('str8-eight', LAND);
}
