import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { nudge } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { PACES } from '../../settings.ts';
import type { Left } from '../clock.ts';
import { Cloth } from '../cloth.tsx';
import { DeedButton } from '../deed-button.tsx';
import { Hand, type Held } from '../hand.tsx';
import { useReason } from '../reason.ts';
import { Say } from '../say.tsx';
import { whoIn } from '../scene.ts';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import { chooseAct } from './acts.tsx';
import { Deeds } from './deeds.tsx';
import { chooseOffer, landOffer } from './offers.ts';
import type { Turn as Acting } from './order.ts';
import { OrderStrip, TieSaid } from './order-strip.tsx';
import { Shark } from './pieces.tsx';
import type { Refusal } from '../offer.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { CourteScene } from './scene.ts';
import { isWatched } from './seen.ts';
import type { CourteCard, CourteView } from './shapes.ts';
import { pickedFrom, type Mode } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { isSittingOut, readySeats } from './waiting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<CourteView>;
  readonly scene: CourteScene;
  readonly you: number;
  readonly clock: Left | null;
  readonly isCovered: boolean;
  readonly turn: Turn;
  /** The cards of the round as they act; none while they are being chosen. */
  readonly acting: readonly Acting[];
}

type CourteHeld = Held<CourteCard>;
type Why = readonly [rule: string, fact: string];

export function Tray({ sitting, shown, scene, you, clock, isCovered, turn, acting }: Props): JSX.Element {
  const { settings } = useWorld();
  const { courte } = scene;
  const { view, standing, ask } = shown;
  const [reason, setReason] = useReason(ask?.id ?? null);
  const mine = view.seats[you];
  const standIn = standInForYou(standing);
  const hand = (mine?.hand ?? []).flatMap((card, at): CourteHeld[] => (card === null ? [] : [{ at, card }]));
  const isHandAsked = pickedFrom(turn.mode) === 'hand';
  const chosenAt = isHandAsked ? (hand.find(({ card }) => card === turn.picks.card)?.at ?? null) : null;
  const refusalOf = ({ card }: CourteHeld): Refusal | undefined => {
    if (!isHandAsked) return undefined;
    const offer = turn.mode === 'choose' ? chooseOffer(ask, card) : landOffer(ask, 'hand', card);
    return offer !== undefined && 'refusal' in offer ? offer.refusal : undefined;
  };
  const isWatching = isWatched(shown.standing);
  useEffect(() => {
    // a stand-in has come meanwhile
    if (!isWatching) scene.seen.enough();
  }, [isWatching]);
  const chosenCard = mine?.chosen ?? null;
  const wasChosen = useRef(chosenCard);
  useEffect(() => {
    const isNew = chosenCard !== null && chosenCard !== wasChosen.current;
    wasChosen.current = chosenCard;
    if (isNew) void chooseAct(mine?.hand.indexOf(chosenCard) ?? -1, PACES[settings.pace]);
  }, [chosenCard]);
  const tap = (held: CourteHeld, element: Element): void => {
    turn.setSorry('');
    if (standing.sent !== null || standIn !== null || view.lifted !== undefined) return;
    if (!isHandAsked) {
      const [clause, [rule, fact]] = whyNotNow(shown, you, scene);
      return setReason({ at: held.at, clause, rule, fact });
    }
    const refusal = refusalOf(held);
    if (refusal !== undefined) {
      const [rule, fact] = reasonOf(refusal, scene);
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
          <Shark label={courte.log.shark(whoIn(scene, you))} />
        </span>
      )}
      {acting.length > 0 && view.lifted === undefined && <OrderStrip turns={acting} scene={scene} />}
      <div class={turn.mode === 'wait' ? 'talk idle' : 'talk'}>
        <Say
          you={you}
          isYours={standing.waiting.includes(you)}
          clock={clock}
          says={sayingOf({ shown, scene, you, turn })}
        />
        {view.lifted === undefined && <TieSaid turns={acting} scene={scene} shark={view.shark} />}
      </div>
      <Hand
        dress="courte"
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
          <Button kind="primary" big onClick={() => scene.seen.enough()}>
            {courte.turnBack(view.lifted.length)}
          </Button>
        ) : (
          <DeedButton sitting={sitting} shown={shown} you={you} onSorry={turn.setSorry}>
            <Deeds shown={shown} scene={scene} you={you} turn={turn} />
          </DeedButton>
        )}
      </div>
      <p class="sr" aria-live="polite">
        {view.phase === 'choose' && courte.areReady(readySeats(view, you).map((seat) => whoIn(scene, seat)))}
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
  courte: CourteScene['courte'],
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
function whyNotNow({ view, ask }: Shown<CourteView>, you: number, scene: CourteScene): [string, Why] {
  const { refusals } = scene.courte;
  if (view.phase === 'choose')
    return isSittingOut(view, you) ? ['C14', refusals.sitOut()] : ['C5', refusals.chooseFirst()];
  if (ask === null || view.turn !== you) {
    return ['C6', refusals.turn(view.turn === undefined || view.turn === you ? null : whoIn(scene, view.turn))];
  }
  return view.phase === 'take' ? ['C7', refusals.takeFirst()] : ['C8', refusals.cocoFirst()];
}
