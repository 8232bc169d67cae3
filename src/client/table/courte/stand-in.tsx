import type { JSX } from 'preact';
import type { EndProps, FinalProps } from '../game-table.tsx';
import { Result } from '../result.tsx';
import { Ways } from '../ways.tsx';
import { Frame } from '../frame.tsx';
import { EndHead } from '../result.tsx';
import { whoIn } from '../scene.ts';
import type { Ending } from './ends/endings.ts';
import { isLong, type CourteScene } from './scene.ts';
import type { CourteView } from './shapes.ts';

export function PlainEnd({ scene, end, ...rest }: EndProps<Ending, CourteScene>): JSX.Element {
  const head = 'eaten' in end ? scene.courte.log.eaten(end.eaten.characters, 0) : '';
  return (
    <Result {...rest} middle={null} picture={null} head={{ head }} note="" button="OK">
      {null}
    </Result>
  );
}

export function PlainFinal({ sitting, standing, scene, view }: FinalProps<CourteView, CourteScene>): JSX.Element {
  const winners = (view.winners ?? []).map((seat) => whoIn(scene, seat));
  const score = view.seats[view.winners?.[0] ?? 0]?.score ?? 0;
  const { ended, endedParts } = scene.courte.log;
  return (
    <Frame sitting={sitting} standing={standing} classes="t-final" middle={null}>
      <main class="paper panel grain">
        <EndHead head={(isLong(scene) ? endedParts : ended)(winners, score)} />
        <Ways sitting={sitting} standing={standing} />
      </main>
    </Frame>
  );
}
