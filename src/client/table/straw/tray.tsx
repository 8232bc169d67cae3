import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { nudge } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { Button } from '../../parts/button.tsx';
import { Dial } from '../../parts/dial.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Left } from '../clock.ts';
import { sorryFor } from '../errors.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import { Hand, heldIn, labelOf, type Held, type Reason } from './hand.tsx';
import { repeatedBy, whoIn, type Scene } from './log.ts';
import { offerOf, type Deed } from './offers.ts';
import { reasonOf } from './reasons.ts';
import type { StrawView } from './shapes.ts';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly you: number;
  readonly clock: Left | null;
  /** The total that the chosen card would make. */
  onPreview(total: number | undefined): void;
}

const REASON_FOR = 4000;

/** The dark cloth: what there is to do, the hand, and the button that does it. */
export function Tray({ sitting, shown, scene, you, clock, onPreview }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const { view, standing, ask } = shown;
  const question = ask?.id ?? null;
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const [weight, setWeight] = useState<number | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [sorry, setSorry] = useState('');
  useEffect(() => {
    setChosenAt(null);
    setWeight(null);
    setReason(null);
  }, [question]);
  useEffect(() => {
    if (reason === null) return undefined;
    const timer = setTimeout(() => setReason(null), REASON_FOR);
    return () => clearTimeout(timer);
  }, [reason]);

  const mine = standing.table.seats[you];
  const standIn = mine?.kind === 'person' ? mine.standIn : null;
  const canPlay = ask !== null && standing.sent === null && standIn === null;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => (canPlay ? offerOf(ask, card) : undefined));
  const chosen = hand.find(({ at }) => at === chosenAt);
  const deeds = chosen?.offer !== undefined && 'deeds' in chosen.offer ? chosen.offer.deeds : [];
  const isDialed = deeds.length > 1;
  const deed = isDialed ? deeds.find((one) => one.weight === weight) : deeds[0];
  const preview = deed?.preview.total;
  useEffect(() => onPreview(preview), [preview]);

  const act = (what: Deed): void => {
    setSorry('');
    sitting.move(what.move).catch((error: unknown) => setSorry(sorryFor(error, words)));
  };
  const tap = (held: Held, element: Element): void => {
    setSorry('');
    if (!canPlay) {
      if (standing.sent !== null || standIn !== null) return;
      const [rule, fact] = words.straw.refusals.turn(
        view.turn === undefined || view.turn === you ? null : whoIn(scene, view.turn),
      );
      setReason({ at: held.at, rule, fact });
      return;
    }
    if (held.offer !== undefined && 'refusal' in held.offer) {
      const [rule, fact] = reasonOf(held.offer.refusal, scene);
      setReason({ at: held.at, rule, fact });
      nudge(element);
      play('no', settings.sound);
      return;
    }
    setReason(null);
    if (held.at === chosenAt) {
      if (deed !== undefined) act(deed);
      return;
    }
    play('lift', settings.sound);
    setWeight(null);
    setChosenAt(held.at);
  };
  const saying = { shown, scene, you, deed, isDialed, sorry, clock, hand };
  return (
    <section class="tray" aria-label={words.table.hand}>
      {isDialed && chosen !== undefined && (
        <Weights
          deeds={deeds}
          total={view.total}
          isCopy={chosen.card === 'copy'}
          pick={weight}
          onPick={setWeight}
          tip={tipOf(hand, chosen)}
        />
      )}
      <Say {...saying} />
      <Hand hand={hand} chosen={chosenAt} reason={reason} isHeldByOther={standIn !== null} onTap={tap} />
      <div class="actions">
        <Deeds sitting={sitting} shown={shown} you={you} chosen={chosen} deed={deed} onAct={act} onSorry={setSorry} />
      </div>
    </section>
  );
}

/** Where the card with the smoke stands, in percent. */
function tipOf(hand: readonly Held[], chosen: Held): number {
  return ((hand.indexOf(chosen) + 0.5) / hand.length) * 100;
}

interface WeightsProps {
  readonly deeds: readonly Deed[];
  readonly total: number;
  readonly isCopy: boolean;
  readonly pick: number | null;
  readonly tip: number;
  onPick(weight: number): void;
}

function Weights({ deeds, total, isCopy, pick, tip, onPick }: WeightsProps): JSX.Element {
  const { straw } = useWorld().words;
  const of = (weight: number): Deed | undefined => deeds.find((deed) => deed.weight === weight);
  const safe = deeds.filter(({ preview }) => !preview.breaks);
  const picked = pick === null ? undefined : of(pick);
  const label = (weight: number): string => {
    const preview = of(weight)?.preview;
    if (preview === undefined) return String(weight);
    return `${weight}, ${straw.makes(preview.total)}${preview.breaks ? `, ${straw.breaks}` : ''}`;
  };
  const hint =
    safe.length === deeds.length
      ? straw.dialSafe
      : safe.length === 0
        ? straw.dialNone
        : straw.dialUpTo(Math.max(...safe.map(({ weight = 0 }) => weight)));
  return (
    <Dial
      total={total}
      pick={pick}
      onPick={onPick}
      head={isCopy ? straw.dialCopy : straw.dialLamp}
      labelOf={label}
      hint={hint}
      warning={picked?.preview.breaks === true ? straw.dialOver(picked.preview.total) : undefined}
      tip={tip}
    />
  );
}

interface SayProps {
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly you: number;
  readonly deed: Deed | undefined;
  readonly isDialed: boolean;
  readonly sorry: string;
  readonly clock: Left | null;
  readonly hand: readonly Held[];
}

/** The sentence of the tray. */
function Say(props: SayProps): JSX.Element {
  const { you, clock, shown } = props;
  const { words } = useWorld();
  const { head, more, isWide } = useSaying(props);
  const isYours = shown.view.turn === you;
  return (
    <div class="say">
      <span class="me">
        <Animal name={animalOf(you)} />
      </span>
      <span>
        <span role="status">
          <b>{head}</b> <small class={isWide ? 'wide' : undefined}>{more}</small>
        </span>
        {isYours && clock !== null && <small> {words.table.timeLeft(clock.text)}</small>}
      </span>
    </div>
  );
}

interface Saying {
  readonly head: string;
  readonly more: string;
  /** Left out where there is little room. */
  readonly isWide: boolean;
}

function useSaying({ shown, scene, you, deed, isDialed, sorry, hand }: SayProps): Saying {
  const { table, straw, common } = useWorld().words;
  const { view, standing, ask } = shown;
  const mine = standing.table.seats[you];
  const points = table.pointsOf(straw.numeral(view.seats[you]?.score ?? 0));
  const line = (head: string, more = '', isWide = false): Saying => ({ head, more, isWide });
  if (sorry !== '') return line(sorry);
  if (standing.connection === 'lost') return line(table.safe, table.safeMore);
  if (mine?.kind === 'person' && mine.standIn !== null) return line(table.standInHolds, table.standInWhy[mine.standIn]);
  if (ask !== null && standing.sent === null) {
    if (deed?.preview.breaks === true) {
      return deed.move === 'play straw'
        ? line(straw.strawBreaks, straw.strawBreaksMore, true)
        : line(straw.thatBreaks, straw.thatBreaksMore, true);
    }
    const isCopied = isDialed && deed?.move.startsWith('play copy') === true;
    const then = isDialed ? (isCopied ? straw.copiedLamp : straw.nameWeight) : straw.loadCard;
    return line(`${table.yourTurn}. ${then}`, points, true);
  }
  if (view.turn === undefined || view.turn === you) {
    return line(standing.sent === null ? common.loading : table.sending, hand.length === 0 ? '' : points, true);
  }
  const turn = standing.table.seats[view.turn];
  const who = whoIn(scene, view.turn);
  const isStandIn = turn?.kind === 'person' && turn.standIn !== null;
  const passed = view.seats[you]?.passed !== undefined ? `${straw.youPassed} ` : '';
  const then = straw.whoIsNext(nextOnes(view, you).map((seat) => whoIn(scene, seat)));
  return line(isStandIn ? table.thinkingStandIn(who) : table.thinking(who), `${passed}${then} ${points}`);
}

/** Who comes after the one whose turn it is, up to you, as play goes now. */
function nextOnes({ turn = 0, direction, seats }: StrawView, you: number): number[] {
  const next: number[] = [];
  for (let seat = turn; seat !== you || next.length === 0;) {
    seat = (seat + direction + seats.length) % seats.length;
    next.push(seat);
    if (seat === you) break;
  }
  return next;
}

interface DeedsProps {
  readonly sitting: Sitting;
  readonly shown: Shown<StrawView>;
  readonly you: number;
  readonly chosen: Held | undefined;
  readonly deed: Deed | undefined;
  onAct(deed: Deed): void;
  onSorry(sentence: string): void;
}

/** The button that says what it does. */
function Deeds({ sitting, shown, you, chosen, deed, onAct, onSorry }: DeedsProps): JSX.Element {
  const { words } = useWorld();
  const { table, straw } = words;
  const { standing, view, ask } = shown;
  const mine = standing.table.seats[you];
  if (standing.connection === 'lost') {
    return (
      <Button big disabled>
        {table.waitingForTable}
      </Button>
    );
  }
  if (mine?.kind === 'person' && mine.standIn !== null) {
    const back = (): void => {
      sitting.link.sit(sitting.id, { seat: you }).catch((error: unknown) => onSorry(sorryFor(error, words)));
    };
    return (
      <Button kind="primary" big icon="undo" onClick={back}>
        {table.takeBack}
      </Button>
    );
  }
  if (standing.sent !== null) {
    return (
      <Button kind="primary" big busy>
        {table.sending}
      </Button>
    );
  }
  if (ask === null) {
    return (
      <Button big disabled>
        {table.notYet}
      </Button>
    );
  }
  if (chosen === undefined || deed === undefined) {
    return (
      <Button big disabled>
        {chosen === undefined ? straw.choose : straw.nameWeight}
      </Button>
    );
  }
  const { total, breaks } = deed.preview;
  const isDanger = breaks && chosen.card !== 'straw';
  return (
    <Button kind="primary" big class={isDanger ? 'danger' : undefined} onClick={() => onAct(deed)}>
      <span>
        {isDanger && <Icon name="warn" />}
        {isDanger
          ? straw.deedBreaks(deed.weight)
          : straw.deed(chosen.card, repeatedBy(view.camel.map(({ card }) => card)), deed.weight)}
      </span>
      <span class="eq">{straw.equation(view.total, total)}</span>
    </Button>
  );
}

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence(shown: Shown<StrawView>, you: number, straw: Scene['words']['straw']): string {
  const { view, ask } = shown;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => offerOf(ask, card));
  return straw.yourTurnLong(
    view.total,
    hand.map(({ card, offer }) => labelOf(card, offer, straw)),
  );
}
