import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWorld } from '../../../shell/world.ts';
import { nudge } from '../../../kit/motion/fly.ts';
import { play } from '../../../kit/motion/sound.ts';
import { Button } from '../../../kit/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { PACES } from '../../../shell/settings.ts';
import type { Left } from '../../../play/session/clock.ts';
import { Cloth } from '../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../play/tray/move-button.tsx';
import { Hand, type Held } from '../../../play/tray/hand.tsx';
import { useReason } from '../../../play/tray/reason.ts';
import { Say } from '../../../play/tray/say.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { standInForYou } from '../../../play/session/seats.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { Session } from '../../../play/session/session.ts';
import { animateChoose } from './animations.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { chooseOffer, landOffer } from './offers.ts';
import type { Turn as Acting } from './order.ts';
import { OrderStrip, TieSaid } from './order-strip.tsx';
import { Shark } from './pieces.tsx';
import type { Refusal } from '../../../play/tray/offer.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { CourtePailleContext } from './context.ts';
import { isWatched } from './seen.ts';
import type { CourteCard, CourteView } from './shapes.ts';
import { pickedFrom, type Mode } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { isSittingOut, readySeats } from './waiting.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<CourteView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly clock: Left | null;
  readonly isCovered: boolean;
  readonly turn: Turn;
  /** The cards of the round as they act; none while they are being chosen. */
  readonly acting: readonly Acting[];
}

type CourteHeld = Held<CourteCard>;
type Why = readonly [rule: string, fact: string];

export function Tray({ session, displayed, context, you, clock, isCovered, turn, acting }: Props): JSX.Element {
  const { settings } = useWorld();
  const { courte } = context;
  const { view, state, ask } = displayed;
  const [reason, setReason] = useReason(ask?.id ?? null);
  const mine = view.seats[you];
  const standIn = standInForYou(state);
  const hand = (mine?.hand ?? []).flatMap((card, at): CourteHeld[] => (card === null ? [] : [{ at, card }]));
  const isHandAsked = pickedFrom(turn.mode) === 'hand';
  const chosenAt = isHandAsked ? (hand.find(({ card }) => card === turn.picks.card)?.at ?? null) : null;
  const refusalOf = ({ card }: CourteHeld): Refusal | undefined => {
    if (!isHandAsked) return undefined;
    const offer = turn.mode === 'choose' ? chooseOffer(ask, card) : landOffer(ask, 'hand', card);
    return offer !== undefined && 'refusal' in offer ? offer.refusal : undefined;
  };
  const isWatching = isWatched(displayed.state);
  useEffect(() => {
    // a stand-in has come meanwhile
    if (!isWatching) context.seen.enough();
  }, [isWatching]);
  const chosenCard = mine?.chosen ?? null;
  const wasChosen = useRef(chosenCard);
  useEffect(() => {
    const isNew = chosenCard !== null && chosenCard !== wasChosen.current;
    wasChosen.current = chosenCard;
    if (isNew) void animateChoose(mine?.hand.indexOf(chosenCard) ?? -1, PACES[settings.pace]);
  }, [chosenCard]);
  const tap = (held: CourteHeld, element: Element): void => {
    turn.setProblem('');
    if (state.sent !== null || standIn !== null || view.lifted !== undefined) return;
    if (!isHandAsked) {
      const [clause, [rule, fact]] = whyNotNow(displayed, you, context);
      return setReason({ at: held.at, clause, rule, fact });
    }
    const refusal = refusalOf(held);
    if (refusal !== undefined) {
      const [rule, fact] = reasonOf(refusal, context);
      setReason({ at: held.at, clause: refusal.clause, rule, fact });
      nudge(element);
      play('no', settings);
      return;
    }
    setReason(null);
    if (!turn.isPicked(held.card)) play('lift', settings);
    turn.pickCard(held.card, element);
  };
  return (
    <Cloth
      class={classNames(
        'tray',
        acting.length > 0 && 'resolving',
        view.lifted !== undefined && 'lifting',
        asksClass(turn.mode),
      )}
      isCovered={isCovered}
      onEscape={turn.unpick}
    >
      {view.shark === you && (
        <span class="ownshark">
          <Shark label={courte.log.shark(whoIn(context, you))} />
        </span>
      )}
      {acting.length > 0 && view.lifted === undefined && <OrderStrip turns={acting} context={context} />}
      <div class={turn.mode === 'wait' ? 'talk idle' : 'talk'}>
        <Say
          you={you}
          isYours={state.waiting.includes(you)}
          clock={clock}
          says={sayingOf({ displayed, context, you, turn })}
        />
        {view.lifted === undefined && <TieSaid turns={acting} context={context} shark={view.shark} />}
      </div>
      <Hand
        game="courte-paille"
        hand={hand}
        chosen={chosenAt}
        reason={reason}
        isHeldByOther={standIn !== null}
        labelOf={({ card }) => labelOf(card, mine?.asleep ?? [], mine?.chosen ?? null, courte)}
        isRefused={(held) => refusalOf(held) !== undefined}
        tagOf={({ card }) => <Tag isAsleep={mine?.asleep?.includes(card) === true} isChosen={mine?.chosen === card} />}
        onTap={tap}
      />
      <div class="actions">
        {view.lifted !== undefined && !isCovered && isWatching ? (
          <Button kind="primary" big onClick={() => context.seen.enough()}>
            {courte.turnBack(view.lifted.length)}
          </Button>
        ) : (
          <MoveButton session={session} displayed={displayed} you={you} onProblem={turn.setProblem}>
            <MoveButtons displayed={displayed} context={context} you={you} turn={turn} />
          </MoveButton>
        )}
      </div>
      <p class="sr" aria-live="polite">
        {view.phase === 'choose' && courte.areReady(readySeats(view, you).map((seat) => whoIn(context, seat)))}
      </p>
    </Cloth>
  );
}

/** What the table wants, for the style sheet. */
function asksClass(mode: Mode): string | undefined {
  return mode === 'wait' ? undefined : `asks-${mode.replace(' ', '-')}`;
}

function labelOf(
  card: CourteCard,
  asleep: readonly CourteCard[],
  chosen: CourteCard | null,
  courte: CourtePailleContext['courte'],
): string {
  if (asleep.includes(card)) return courte.asleepCard(card);
  return card === chosen ? courte.chosenCard(card) : courte.cardName(card);
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

/** Why a card of the hand cannot be touched just now, and the clause that says so. */
function whyNotNow(
  { view, ask }: DisplayedState<CourteView>,
  you: number,
  context: CourtePailleContext,
): [string, Why] {
  const { refusals } = context.courte;
  if (view.phase === 'choose')
    return isSittingOut(view, you) ? ['C14', refusals.sitOut()] : ['C5', refusals.chooseFirst()];
  if (ask === null || view.turn !== you) {
    return ['C6', refusals.turn(view.turn === undefined || view.turn === you ? null : whoIn(context, view.turn))];
  }
  return view.phase === 'take' ? ['C7', refusals.takeFirst()] : ['C8', refusals.cocoFirst()];
}
