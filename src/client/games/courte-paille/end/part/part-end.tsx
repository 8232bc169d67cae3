import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { MOST_PARTS } from '../../../../../games/courte-paille/faces.ts';
import type { Form } from '../../../../../games/courte-paille/options.ts';
import { Frame } from '../../../../play/frame/frame.tsx';
import type { EndProps } from '../../../../play/game-table.tsx';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import { PACES } from '../../../../shell/settings.ts';
import { useWorld } from '../../../../shell/world.ts';
import type { PartEnd } from '../endings.ts';
import { PartStraws } from '../part-straws.tsx';
import { useEnds } from '../words.ts';
import { comparisonOf } from './comparison.ts';
import { Highest } from './highest.tsx';
import { Voices } from './voices.tsx';

/** A part is over: everybody says something round the table, the highest shows. */
export function PartOver({ session, state, context, end, onClose }: EndProps<PartEnd, TableContext>): JSX.Element {
  const says = useEnds();
  const { settings } = useWorld();
  const { part, eaten, announced, parts } = end;
  const form = context.table.options['form'] as Form;
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame
      session={session}
      state={state}
      classes="t-courte-paille t-round t-announce"
      middle={<span class="pill">{says.part(part, MOST_PARTS, form)}</span>}
    >
      <main class="rstage" style={{ '--pace': PACES[settings.pace], '--voices': announced.length }}>
        <h2 class="sr" tabIndex={-1} ref={heading} aria-describedby={spoken}>
          {says.eatenHead(eaten.characters)}
        </h2>
        <p class="sr" id={spoken}>
          {says.announcedLong(
            announced.map(({ seat, points }) => ({ who: whoIn(context, seat), points })),
            whoIn(context, end.winner),
            part,
            end.compared.map((one) => comparisonOf(one, context)),
          )}
        </p>
        <PartStraws parts={parts} context={context} />
        <Voices end={end} context={context} />
      </main>
      <Highest end={end} context={context} form={form} onClose={onClose} />
    </Frame>
  );
}
