import type { JSX } from 'preact';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import { Hand } from '../../../../play/tray/hand.tsx';
import type { Reason } from '../../../../play/tray/reason.ts';
import { useWorld } from '../../../../shell/world.ts';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { labelOf, type HeldCard } from './held.ts';
import { Tags } from './tags.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  readonly displayed: DisplayedState<DisplayedStr8Eight>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly choice: Choice;
  readonly reason: Reason | null;
  onTap(held: HeldCard, element: Element): void;
}

/** The own cards, and what each could do. */
export function OpenHand({ displayed, context, you, choice, reason, onTap }: Props): JSX.Element {
  const { settings } = useWorld();
  const { view, state } = displayed;
  const { hand, chosen } = choice;
  const sequence = view.seats[you]?.sequence ?? [];
  return (
    <Hand
      game="str8-eight"
      hand={hand}
      chosen={chosen?.at ?? null}
      reason={reason}
      isHeldByOther={standInForYou(state) !== null}
      labelOf={(held) => labelOf(held, view, you, context)}
      isRefused={() => false}
      tagOf={(held) =>
        settings.previews && (
          <Tags held={held} sequence={sequence} context={context} isChosen={held.at === chosen?.at} />
        )
      }
      onTap={onTap}
    />
  );
}
