import type { JSX } from 'preact';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { CardPicture } from '../../parts/card.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { Camel } from '../../parts/straw.tsx';
import type { EndProps } from '../game-table.tsx';
import { Result } from '../result.tsx';
import { whoIn, type Scene } from '../scene.ts';
import type { RoundEnd } from './staging.tsx';

/** The end of a round: who broke it, what everybody held, and what it brought. */
export function Score(props: EndProps<RoundEnd, Scene>): JSX.Element {
  const { sitting, standing, scene, end, isYourTurn, onClose } = props;
  const { straw, table: say } = scene.words;
  const { broke, camel, scored, nextDealer } = end;
  const isRace = scene.table.options['ending'] === 'race-to-100';
  const order = [...scored.totals.keys()].sort((a, b) => scored.totals[b]! - scored.totals[a]!);
  const note = isYourTurn
    ? straw.yourTurnBehind
    : nextDealer === undefined
      ? ''
      : straw.deals(whoIn(scene, nextDealer));
  const picture = (
    <section class="fall">
      <Camel
        weight={camel.at(-1)?.total ?? 0}
        cards={camel.map(({ card }) => card)}
        broken={broke !== undefined}
        label={broke === undefined ? straw.carries(camel.at(-1)?.total ?? 0) : straw.down}
      />
    </section>
  );
  return (
    <Result
      sitting={sitting}
      standing={standing}
      middle={<span class="pill">{straw.round(end.round, isRace ? null : scored.totals.length)}</span>}
      picture={picture}
      head={{
        kick: broke === undefined ? undefined : straw.crack,
        head: headOf(end, scene),
        lead: leadOf(end, scene),
        clause: clauseOf(end),
      }}
      note={note}
      button={nextDealer === undefined ? straw.toResult : straw.nextRound}
      onClose={onClose}
    >
      <ol class="results">
        <li class="rhead small muted" aria-hidden="true">
          <span />
          <span />
          <span>{say.player}</span>
          <span>{straw.held}</span>
          <span>{straw.thisRound}</span>
          <span>{say.total}</span>
        </li>
        {order.map((seat) => (
          <Outcome key={seat} seat={seat} end={end} scene={scene} />
        ))}
      </ol>
    </Result>
  );
}

function headOf({ broke }: RoundEnd, scene: Scene): string {
  const { straw } = scene.words;
  if (broke === undefined) return straw.heldHead;
  const who = whoIn(scene, broke.seat);
  return broke.card === 'straw' ? straw.strawHead(who) : straw.brokeHead(who);
}

/** The rule that this round was scored by. */
function clauseOf({ broke }: RoundEnd): string {
  if (broke === undefined) return 'S12a';
  return broke.card === 'straw' ? 'S14' : 'S13';
}

function leadOf({ broke, camel }: RoundEnd, { words: { straw } }: Scene): string {
  if (broke === undefined) return straw.heldLead;
  if (broke.card === 'straw') return straw.strawLead;
  return straw.brokeLead(camel.at(-2)?.total ?? 0, broke.card, camel.at(-1)?.total ?? 0);
}

interface OutcomeProps {
  readonly seat: number;
  readonly end: RoundEnd;
  readonly scene: Scene;
}

function Outcome({ seat, end, scene }: OutcomeProps): JSX.Element {
  const { straw, common } = scene.words;
  const { hands, points, totals } = end.scored;
  const { name, isYou } = whoIn(scene, seat);
  const hand = hands[seat]!;
  const isBreaker = end.broke?.seat === seat;
  const isStraw = end.broke?.card === 'straw';
  const place = 1 + totals.filter((total) => total > totals[seat]!).length;
  return (
    <li class={classNames('res', isYou && 'you', isBreaker && !isStraw && 'breaker')}>
      <span class="rk num">{place}</span>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <span class="who">
        <b class="display">{isYou ? common.you : name}</b>
        {isBreaker && (
          <span class="small">
            {isStraw ? (
              <b>{straw.lastStraw}</b>
            ) : (
              <span class="tagb">
                <Icon name="warn" />
                {straw.breaker}
              </span>
            )}
          </span>
        )}
      </span>
      <span class="cards" role="img" aria-label={straw.handOf(hand.map(straw.label))}>
        {hand.map((card, i) => (
          <CardPicture key={i} game="straw" card={card} />
        ))}
      </span>
      <span class="sum num">{isStraw && !isBreaker ? '—' : straw.gain(points[seat]!)}</span>
      <span class="tot num">{straw.numeral(totals[seat]!)}</span>
    </li>
  );
}
