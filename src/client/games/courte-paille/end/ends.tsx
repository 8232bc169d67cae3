import type { JSX } from 'preact';
import '../styles/ends.css';
import '../styles/final.css';
import '../styles/parts.css';
import '../styles/announce.css';
import '../styles/announce-list.css';
import '../styles/banish.css';
import '../styles/out.css';
import type { EndProps } from '../../../play/game-table.tsx';
import type { TableContext } from '../../../play/session/context.ts';
import type { Ending } from './endings.ts';
import { SomebodyLeft } from './leaving.tsx';
import { PartOver } from './part/part-end.tsx';
import { WeekOver } from './week/week-end.tsx';

/** The end of a week or of a part, or a banishment. */
export function CourtePailleEnd({ end, ...rest }: EndProps<Ending, TableContext>): JSX.Element {
  switch (end.kind) {
    case 'week':
      return <WeekOver {...rest} end={end} />;
    case 'part':
      return <PartOver {...rest} end={end} />;
    case 'left':
      return <SomebodyLeft {...rest} end={end} />;
  }
}
