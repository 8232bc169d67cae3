import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { CourtePailleSeat } from '../../../../../games/courte-paille/view.ts';
import { Icon } from '../../../../kit/icon.tsx';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import { Hand, type Held } from '../../../../play/tray/hand.tsx';
import { useTap } from '../../../../play/tray/use-tap.ts';
import { PACES } from '../../../../shell/settings.ts';
import { useWorld } from '../../../../shell/world.ts';
import { animateChoose } from '../animation/animations.tsx';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { isHandAsked, refusalOf, tapOn } from './tap.ts';
import type { Turn } from './use-turn.ts';

interface Props {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

type HeldCard = Held<Card>;

/** The cards that a person holds, to choose one or to land one. */
export function OwnHand(props: Props): JSX.Element {
  const { displayed, context, you, turn } = props;
  const mine = displayed.view.seats[you];
  const hand = (mine?.hand ?? []).flatMap((card, at): HeldCard[] => (card === null ? [] : [{ at, card }]));
  const chosen = isHandAsked(turn) ? hand.find(({ card }) => card === turn.picks.card) : undefined;
  useFlightOfChosen(mine);
  const { reason, tap } = useTap<HeldCard>({
    displayed,
    moving: turn,
    decide: ({ card }) => tapOn(card, props),
    choose: ({ card }, element) => turn.pickCard(card, element),
  });
  return (
    <Hand
      game="courte-paille"
      hand={hand}
      chosen={chosen?.at ?? null}
      reason={reason}
      isHeldByOther={standInForYou(displayed.state) !== null}
      labelOf={({ card }) => labelOf(card, mine, context)}
      isRefused={({ card }) => refusalOf(card, props) !== undefined}
      tagOf={({ card }) => <Tag isAsleep={mine?.asleep?.includes(card) === true} isChosen={mine?.chosen === card} />}
      onTap={tap}
    />
  );
}

/** A card that was chosen goes face down to the middle of the table. */
function useFlightOfChosen(mine: CourtePailleSeat | undefined): void {
  const { settings } = useWorld();
  const chosen = mine?.chosen ?? null;
  const wasChosen = useRef(chosen);
  useEffect(() => {
    const isNew = chosen !== null && chosen !== wasChosen.current;
    wasChosen.current = chosen;
    if (isNew) void animateChoose(mine?.hand.indexOf(chosen) ?? -1, PACES[settings.pace]);
  }, [chosen]);
}

function labelOf(card: Card, mine: CourtePailleSeat | undefined, { says }: CourtePailleContext): string {
  if (mine?.asleep?.includes(card) === true) return says.asleepCard(card);
  return card === mine?.chosen ? says.chosenCard(card) : says.cardName(card);
}

/** Sleeps, or was given up for the time being. */
function Tag({ isAsleep, isChosen }: { readonly isAsleep: boolean; readonly isChosen: boolean }): JSX.Element | null {
  if (!isAsleep && !isChosen) return null;
  return (
    <span class={isChosen ? 'fx on' : 'fx'}>
      <Icon name={isChosen ? 'check' : 'moon'} />
    </span>
  );
}
