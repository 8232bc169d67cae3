import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../../../../games/courte-paille/cards.ts';
import { Button } from '../../../../kit/button.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Left } from '../../../../play/session/clock.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import type { Session } from '../../../../play/session/session.ts';
import { useMove } from '../../../../play/session/use-move.ts';
import { Cloth } from '../../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../../play/tray/move-button.tsx';
import { problemSaid, Say, saying } from '../../../../play/tray/say.tsx';
import { useWorld } from '../../../../shell/world.ts';
import type { CourtePailleContext } from '../../table/context.ts';
import type { ScreenView } from '../../table/screen-view.ts';
import { useEnds } from '../words.ts';
import { BanishDialog } from './banish-dialog.tsx';
import { choicesIn } from './choices.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
}

/** In the place of the tray, for the winner of a part: who leaves the raft? */
export function Banish(props: Props): JSX.Element {
  const { session, displayed, context, you } = props;
  const [isOpen, setIsOpen] = useState(true);
  const { problem, setProblem, move } = useMove(session, displayed.ask?.id ?? null);
  return (
    <>
      <BanishTray {...props} problem={problem} setProblem={setProblem} onOpen={() => setIsOpen(true)} />
      {isOpen && canBanish(props) && (
        <BanishDialog
          choices={choicesIn(displayed.ask, displayed.view, you)}
          view={displayed.view}
          context={context}
          you={you}
          onClose={() => setIsOpen(false)}
          onBanish={(choice) => {
            if (choice.move !== undefined) move(choice.move);
          }}
        />
      )}
    </>
  );
}

function canBanish({ displayed: { ask, state }, isCovered }: Props): boolean {
  const isHere = state.connection !== 'lost' && standInForYou(state) === null;
  return ask !== null && state.sent === null && isHere && !isCovered;
}

interface TrayProps extends Props {
  readonly problem: string;
  setProblem(sentence: string): void;
  onOpen(): void;
}

/** The own hand, and the button that asks again. */
function BanishTray({
  session,
  displayed,
  you,
  clock,
  isCovered,
  problem,
  setProblem,
  onOpen,
}: TrayProps): JSX.Element {
  const { words } = useWorld();
  const says = useEnds();
  const { view, state } = displayed;
  const hand = view.seats[you]?.hand ?? [];
  return (
    <Cloth isCovered={isCovered} onEscape={() => undefined}>
      <Say
        you={you}
        isYours
        clock={clock}
        says={problemSaid(state, problem, words) ?? saying(says.youWon(view.part), says.youWonMore)}
      />
      <div class="hand open" role="img" aria-label={says.ownHand(hand.filter((card): card is Card => card !== null))}>
        {hand.map((card, i) => (
          <CardPicture key={card ?? i} game="courte-paille" card={card} />
        ))}
      </div>
      <div class="actions">
        <MoveButton session={session} displayed={displayed} you={you} onProblem={setProblem}>
          <Button kind="primary" big icon="arrow" onClick={onOpen}>
            {says.chooseWho}
          </Button>
        </MoveButton>
      </div>
    </Cloth>
  );
}
