import type { JSX } from 'preact';
import '../../../css/courte-ends.css';
import '../../../css/courte-ends-parts.css';
import type { EndProps, FinalProps } from '../../game-table.tsx';
import type { Scene } from '../../scene.ts';
import type { CourteView } from '../shapes.ts';
import { Banish, type BanishProps } from './banish.tsx';
import type { Ending } from './endings.ts';
import { PartsFinal } from './final-parts.tsx';
import { WeekFinal } from './final.tsx';
import { SomebodyLeft } from './leaving.tsx';
import { Out, type OutProps } from './out.tsx';
import { PartOver } from './part-end.tsx';
import { WeekOver } from './week-end.tsx';
import { InEndsWords } from './words.ts';

/** The end of a week or of a part, or a banishment. */
export function CourteEnd({ end, ...rest }: EndProps<Ending, Scene>): JSX.Element {
  return (
    <InEndsWords>
      {end.kind === 'week' && <WeekOver {...rest} end={end} />}
      {end.kind === 'part' && <PartOver {...rest} end={end} />}
      {end.kind === 'left' && <SomebodyLeft {...rest} end={end} />}
    </InEndsWords>
  );
}

/** The winner of a part names who leaves. */
export function CourteBanish(props: BanishProps): JSX.Element {
  return (
    <InEndsWords>
      <Banish {...props} />
    </InEndsWords>
  );
}

/** Out of cards, and watching. */
export function CourteOut(props: OutProps): JSX.Element {
  return (
    <InEndsWords>
      <Out {...props} />
    </InEndsWords>
  );
}

/** The end of the match. */
export function CourteFinal(props: FinalProps<CourteView, Scene>): JSX.Element {
  const isSingle = props.scene.table.options['form'] === 'single';
  return <InEndsWords>{isSingle ? <WeekFinal {...props} /> : <PartsFinal {...props} />}</InEndsWords>;
}
