import type { JSX } from 'preact';
import { Blank } from '../../shell/blank.tsx';
import { NewTable } from './new-table.tsx';
import { ToHome } from '../../shell/to-home.tsx';

interface Props {
  readonly heading: string;
  readonly says: string;
}

/** What was looked for is not there, or never was: a new table, or all games. */
export function Nowhere({ heading, says }: Props): JSX.Element {
  return (
    <Blank heading={heading} says={says}>
      <NewTable />
      <ToHome />
    </Blank>
  );
}
