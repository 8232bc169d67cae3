import { addLand } from '../../../kit/backdrop.tsx';
import { addFaces } from '../../../kit/card.tsx';
import { faceOf } from './faces.ts';
import { LAND } from './land.ts';

/** Has to come before anything of the game is drawn. */
export function addLook(): void {
  addFaces('courte-paille', faceOf);
  addLand('courte-paille', LAND);
}
