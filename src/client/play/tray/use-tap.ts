import { nudge } from '../../kit/motion/fly.ts';
import { play } from '../../kit/motion/sound.ts';
import { useWorld } from '../../shell/world.ts';
import type { DisplayedState } from '../playback/playback.ts';
import { standInForYou } from '../session/seats.ts';
import type { Moving } from '../session/use-move.ts';
import type { Held } from './hand.tsx';
import { useReason, type Reason, type Why } from './reason.ts';

/** What a tap on a card of the own hand comes to, as the game decides. */
export type Tap =
  | { readonly does: 'nothing' }
  /** The card waits for its turn: why. */
  | { readonly does: 'explain'; readonly why: Why }
  /** A rule forbids it, or it needs more than a tap: why, if there is a reason. */
  | { readonly does: 'refuse'; readonly why: Why | undefined }
  | { readonly does: 'choose' }
  /** The card that was chosen before is tapped again. */
  | { readonly does: 'move'; readonly move: string };

interface Taps<One extends Held> {
  readonly displayed: DisplayedState<unknown>;
  readonly moving: Moving;
  decide(held: One): Tap;
  choose(held: One, element: Element): void;
}

interface Tapping<One extends Held> {
  readonly reason: Reason | null;
  tap(held: One, element: Element): void;
}

/** One way for all games to tap a card, choose it and confirm it. Who has sent a move, or has a stand-in, taps in vain. */
export function useTap<One extends Held>({ displayed, moving, decide, choose }: Taps<One>): Tapping<One> {
  const { settings } = useWorld();
  const { state, ask } = displayed;
  const [reason, setReason] = useReason(ask?.id ?? null);
  const tap = (held: One, element: Element): void => {
    moving.setProblem('');
    if (state.sent !== null || standInForYou(state) !== null) return;
    const what = decide(held);
    if (what.does === 'explain' || (what.does === 'refuse' && what.why !== undefined)) {
      setReason({ at: held.at, ...what.why! });
    }
    if (what.does === 'refuse') {
      nudge(element);
      play('no', settings);
    }
    if (what.does === 'choose') {
      setReason(null);
      play('lift', settings);
      choose(held, element);
    }
    if (what.does === 'move') {
      setReason(null);
      moving.move(what.move);
    }
  };
  return { reason, tap };
}
