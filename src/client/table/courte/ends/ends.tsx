import type { JSX } from 'preact';
import '../../../css/courte-ends.css';
import '../../../css/courte-final.css';
import '../../../css/courte-parts.css';
import '../../../css/courte-announce.css';
import '../../../css/courte-banish.css';
import '../../../css/courte-out.css';
import type { EndProps } from '../../game-table.tsx';
import type { Scene } from '../../scene.ts';
import type { Ending } from './endings.ts';
import { SomebodyLeft } from './leaving.tsx';
import { PartOver } from './part-end.tsx';
import { WeekOver } from './week-end.tsx';

/** The end of a week or of a part, or a banishment. */
export function CourteEnd({ end, ...rest }: EndProps<Ending, Scene>): JSX.Element {
  switch (end.kind) {
    case 'week':
      return <WeekOver {...rest} end={end} />;
    case 'part':
      return <PartOver {...rest} end={end} />;
    case 'left':
      return <SomebodyLeft {...rest} end={end} />;
  }
}
