import type { JSX } from 'preact';
import { Blank } from './blank.tsx';
import { NewTable } from './new-table.tsx';
import { ToHome } from './to-home.tsx';

interface Wish {
  readonly heading: string;
  readonly says: string;
}

/** What was looked for is not there, or never was: a new table, or all games. */
export function Nowhere({ heading, says }: Wish): JSX.Element {
  return (
    <Blank picture="signpost" heading={heading} says={says}>
      <NewTable />
      <ToHome />
    </Blank>
  );
}
