import type { Scene } from '../table/scene.ts';
import type { AnyView, BackScreen, Made, Match, MoveLine } from './screen.ts';

/** With all hands open, or as the viewer saw it. */
export type Eyes = 'open' | 'seen';

export interface Past<View, Event, GameScene> {
  /** The move that led to this point. */
  madeAt(ply: number): Made<View, Event>;
  viewAt(ply: number): View;
  lineAt(ply: number, scene: GameScene): MoveLine;
}

/** The points of a match through these eyes. */
export function pastIn<View extends AnyView, Event, GameScene extends Scene>(
  { record, moments }: Match,
  screen: BackScreen<View, Event, GameScene>,
  eyes: Eyes,
): Past<View, Event, GameScene> {
  const raw = (ply: number): View => moments[ply]![eyes] as View;
  const madeAt = (ply: number): Made<View, Event> => {
    const { events, told } = moments[ply]!;
    return {
      move: record.moves[ply - 1]!,
      before: raw(ply - 1),
      events: (eyes === 'open' ? events : told) as unknown as readonly Event[],
      isHidden: eyes === 'seen',
    };
  };
  return {
    madeAt,
    viewAt: (ply) => (ply === 0 ? raw(0) : screen.after(madeAt(ply), raw(ply))),
    lineAt: (ply, scene) => screen.lineOf(madeAt(ply), scene),
  };
}
