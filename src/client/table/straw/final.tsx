import type { JSX } from 'preact';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { ANIMALS } from '../../art/animals.ts';
import { camelBody } from '../../art/camel.ts';
import { animalOf } from '../../parts/animal.tsx';
import { FinalResult, useRecord } from '../final.tsx';
import type { FinalProps } from '../game-table.tsx';
import { Rounds } from '../rounds.tsx';
import { whoIn, type Scene } from '../scene.ts';
import type { Broke, Scored, StrawEvent, StrawView } from './shapes.ts';

interface Past {
  readonly scored: Scored;
  readonly broke: Broke | undefined;
}

/** The end of the match. */
export function Final({ sitting, standing, scene, view }: FinalProps<StrawView, Scene>): JSX.Element {
  const { straw } = scene.words;
  const winners = view.winners ?? [];
  const scores = view.seats.map(({ score }) => score);
  const record = useRecord(sitting);
  const rounds = record === null ? [] : roundsIn(record);
  const last = rounds.at(-1);
  const head = {
    kick: straw.rests,
    head: straw.wins(
      winners.map((seat) => whoIn(scene, seat)),
      scores[winners[0] ?? 0] ?? 0,
    ),
    lead: last === undefined ? undefined : leadOf(last, rounds.length, scene),
    clause: winners.length > 1 ? 'S16a' : 'S16',
  };
  const cellOf = (round: number, seat: number): string => {
    const { scored, broke } = rounds[round]!;
    return broke?.card === 'straw' && broke.seat !== seat ? '—' : straw.numeral(scored.points[seat]!);
  };
  return (
    <FinalResult
      sitting={sitting}
      standing={standing}
      prize={<Rider seat={winners[0] ?? 0} label={straw.rider} />}
      head={head}
      winners={winners}
      scores={scores}
    >
      <Rounds
        scene={scene}
        scores={scores}
        totals={rounds.map(({ scored }) => scored.totals)}
        cellOf={cellOf}
        numeral={straw.numeral}
      />
    </FinalResult>
  );
}

function leadOf({ broke, scored }: Past, round: number, scene: Scene): string {
  const { straw } = scene.words;
  if (broke === undefined) return straw.heldLead;
  const who = whoIn(scene, broke.seat);
  if (broke.card !== 'straw') return straw.finalBroke(who, round);
  return straw.finalStraw(who, round, scored.points[broke.seat]!);
}

function roundsIn(record: MatchRecord): Past[] {
  const events = record.events as unknown as readonly StrawEvent[];
  return events.flatMap((event, i) => {
    if (event.type !== 'scored') return [];
    const before = events[i - 1];
    return [{ scored: event, broke: before?.type === 'broke' ? before : undefined }];
  });
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
