import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { useWorld } from '../../world.ts';
import { ANIMALS } from '../../art/animals.ts';
import { camelBody } from '../../art/camel.ts';
import { rise } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import { TIMES } from '../../motion/still.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { Button } from '../../parts/button.tsx';
import { go } from '../../route.ts';
import { ClauseLink } from '../../rules/clause-link.tsx';
import { Chart } from '../chart.tsx';
import { sorryFor } from '../errors.ts';
import { Frame } from '../frame.tsx';
import { keepSeal } from '../promised.ts';
import { Proof } from '../proof.tsx';
import type { Sitting, Standing } from '../sitting.ts';
import { whoIn, type Scene } from './log.ts';
import type { Broke, Scored, StrawEvent, StrawView } from './shapes.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly title: string;
  readonly scene: Scene;
  readonly view: StrawView;
}

const RISE = 24;

interface Past {
  readonly scored: Scored;
  readonly broke: Broke | undefined;
}

/** The end of the match. */
export function Final({ sitting, standing, title, scene, view }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const { table: say, straw } = words;
  const winners = view.winners ?? [];
  const points = view.seats[winners[0] ?? 0]?.score ?? 0;
  const rounds = useRounds(sitting);
  const last = rounds.at(-1);
  const prize = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    rise(prize.current, RISE, TIMES.bend);
    heading.current?.focus();
    if (scene.you !== null && winners.includes(scene.you)) play('win', settings);
  }, []);
  return (
    <Frame
      sitting={sitting}
      standing={standing}
      classes="t-final"
      title={title}
      middle={<span class="pill">{say.finalResult}</span>}
    >
      <section class="prize" ref={prize}>
        <Rider seat={winners[0] ?? 0} label={straw.rider} />
      </section>
      <main class="paper panel grain">
        <p class="kick">{straw.rests}</p>
        <h2 class="head quietfocus" tabIndex={-1} ref={heading}>
          {straw.wins(
            winners.map((seat) => whoIn(scene, seat)),
            points,
          )}
        </h2>
        {last !== undefined && (
          <p class="lead">
            {leadOf(last, rounds.length, scene)} <ClauseLink clause={winners.length > 1 ? 'S16a' : 'S16'} />
          </p>
        )}
        <Rounds rounds={rounds} view={view} scene={scene} />
        <Proof sitting={sitting} standing={standing} scores={view.seats.map(({ score }) => score)} />
        <Ways sitting={sitting} standing={standing} />
      </main>
    </Frame>
  );
}

function leadOf({ broke, scored }: Past, round: number, scene: Scene): string {
  const { straw } = scene.words;
  if (broke === undefined) return straw.heldLead;
  const who = whoIn(scene, broke.seat);
  if (broke.card !== 'straw') return straw.finalBroke(who, round);
  return straw.finalStraw(who, round, scored.points[broke.seat]!);
}

/** All rounds of the match, from its record. Without it the totals still stand. */
function useRounds(sitting: Sitting): readonly Past[] {
  const [rounds, setRounds] = useState<readonly Past[]>([]);
  useEffect(() => {
    sitting.link
      .record(sitting.id)
      .then((record) => setRounds(roundsIn(record)))
      .catch(() => undefined);
  }, [sitting]);
  return rounds;
}

function roundsIn(record: MatchRecord): Past[] {
  const events = record.events as unknown as readonly StrawEvent[];
  return events.flatMap((event, i) => {
    if (event.type !== 'scored') return [];
    const before = events[i - 1];
    return [{ scored: event, broke: before?.type === 'broke' ? before : undefined }];
  });
}

interface RoundsProps {
  readonly rounds: readonly Past[];
  readonly view: StrawView;
  readonly scene: Scene;
}

/** More columns than that have no room. */
const MOST_COLUMNS = 6;

function Rounds({ rounds, view, scene }: RoundsProps): JSX.Element {
  const { table: say, straw, common } = scene.words;
  const scores = view.seats.map(({ score }) => score);
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const first = Math.max(0, rounds.length - MOST_COLUMNS);
  const columns = rounds.slice(first);
  const nameOf = (seat: number): string => (seat === scene.you ? common.you : whoIn(scene, seat).name);
  const lines = order.map((seat) => ({
    name: `${nameOf(seat)} ${straw.numeral(scores[seat]!)}`,
    values: [0, ...rounds.map(({ scored }) => scored.totals[seat]!)],
  }));
  return (
    <div class="rtc">
      <table class="rt">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{say.player}</span>
            </th>
            {columns.map((_, i) => (
              <th key={i} scope="col">
                {first + i + 1}
              </th>
            ))}
            <th scope="col">{say.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={seat === scene.you ? 'you' : undefined}>
              <th scope="row">
                <span class="rk num">{1 + scores.filter((score) => score > scores[seat]!).length}</span>
                <Animal name={animalOf(seat)} />
                <span>{nameOf(seat)}</span>
              </th>
              {columns.map(({ scored, broke }, i) => (
                <td key={i} class="num">
                  {broke?.card === 'straw' && broke.seat !== seat ? '—' : straw.numeral(scored.points[seat]!)}
                </td>
              ))}
              <td class="num tot">{straw.numeral(scores[seat]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.length > 0 && <Chart lines={lines} label={say.totalsByRound} />}
    </div>
  );
}

/** Again, or away. */
function Ways({ sitting, standing }: { readonly sitting: Sitting; readonly standing: Standing }): JSX.Element {
  const { words } = useWorld();
  const { table: say } = words;
  const { link, id } = sitting;
  const { rematch } = standing.table;
  const [isBusy, setIsBusy] = useState(false);
  const [sorry, setSorry] = useState('');
  const again = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { table } = await link.rematch(id);
      // alone there is nobody to wait for
      if (!link.isOnline && table.status === 'open') await link.start(table.id);
      keepSeal(table.id, table.commitment);
      go({ page: 'table', id: table.id, isOnline: link.isOnline });
    } catch (error) {
      setSorry(sorryFor(error, words));
      setIsBusy(false);
    }
  };
  return (
    <div class="row end">
      <Button kind="quiet" class="leave" onClick={() => go({ page: 'home' })}>
        {say.leave}
      </Button>
      <span class="grow" role="status">
        {sorry !== '' ? sorry : rematch !== null && <b>{say.rematchOpen}</b>}
      </span>
      {standing.you !== null && (
        <Button kind="primary" big icon="play" busy={isBusy} onClick={() => void again()}>
          {rematch === null ? say.again2 : say.toRematch}
        </Button>
      )}
    </div>
  );
}

/** The winner rides, a straw behind the ear. */
function Rider({ seat, label }: { readonly seat: number; readonly label: string }): JSX.Element {
  return (
    <svg class="camel" viewBox="-10 -96 440 440" preserveAspectRatio="xMidYMax meet" role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: camelBody({ weight: 0, cards: [] }) }} />
      <g transform="rotate(-4 178 90)">
        <g transform="translate(205 38)rotate(24)">
          <path d="M-5-44H5V44H-5Z" fill="#eba32e" />
          <path d="M-5-44h4v88h-4Z" fill="#fff" opacity=".35" />
          <path d="M-5-14H5M-5 16H5" stroke="#a9670f" stroke-width="2.5" />
          <ellipse cy="-44" rx="5" ry="2.4" fill="#a9670f" />
        </g>
        <circle cx="178" cy="74" r="47" fill="#fffaf0" filter="url(#cutb)" />
        <svg
          x="136"
          y="32"
          width="84"
          height="84"
          viewBox="0 0 64 64"
          dangerouslySetInnerHTML={{ __html: ANIMALS[animalOf(seat)] }}
        />
      </g>
    </svg>
  );
}
