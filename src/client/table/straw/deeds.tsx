import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { sorryFor } from '../errors.ts';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import type { Held } from './hand.tsx';
import { repeatedBy } from './log.ts';
import type { Deed } from './offers.ts';
import type { StrawView } from './shapes.ts';

interface DeedsProps {
  readonly sitting: Sitting;
  readonly shown: Shown<StrawView>;
  readonly you: number;
  readonly chosen: Held | undefined;
  readonly deed: Deed | undefined;
  onAct(deed: Deed): void;
  onSorry(sentence: string): void;
}

/** The button that says what it does. */
export function Deeds({ sitting, shown, you, chosen, deed, onAct, onSorry }: DeedsProps): JSX.Element {
  const { words } = useWorld();
  const { table, straw } = words;
  const { standing, view, ask } = shown;
  if (standing.connection === 'lost') {
    return (
      <Button big disabled>
        {table.waitingForTable}
      </Button>
    );
  }
  if (standInForYou(standing) !== null) {
    const back = (): void => {
      sitting.link.sit(sitting.id, { seat: you }).catch((error: unknown) => onSorry(sorryFor(error, words)));
    };
    return (
      <Button kind="primary" big icon="undo" onClick={back}>
        {table.takeBack}
      </Button>
    );
  }
  if (standing.sent !== null) {
    return (
      <Button kind="primary" big busy>
        {table.sending}
      </Button>
    );
  }
  if (ask === null) {
    return (
      <Button big disabled>
        {table.notYet}
      </Button>
    );
  }
  if (chosen === undefined || deed === undefined) {
    return (
      <Button big disabled>
        {chosen === undefined ? straw.choose : straw.nameWeight}
      </Button>
    );
  }
  const { total, breaks } = deed.preview;
  const isDanger = breaks && chosen.card !== 'straw';
  return (
    <Button kind="primary" big class={isDanger ? 'danger' : undefined} onClick={() => onAct(deed)}>
      <span>
        {isDanger && <Icon name="warn" />}
        {isDanger
          ? straw.deedBreaks(deed.weight)
          : straw.deed(chosen.card, repeatedBy(view.camel.map(({ card }) => card)), deed.weight)}
      </span>
      <span class="eq">{straw.equation(view.total, total)}</span>
    </Button>
  );
}
