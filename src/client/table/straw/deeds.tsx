import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Nothing } from '../deed-button.tsx';
import type { StrawHeld } from './hand.tsx';
import { repeatedBy } from './log.ts';
import type { StrawDeed } from './offers.ts';
import type { StrawView } from './shapes.ts';

interface Props {
  readonly view: StrawView;
  readonly chosen: StrawHeld | undefined;
  readonly deed: StrawDeed | undefined;
  onMove(move: string): void;
}

/** The button that says what it does. */
export function Deeds({ view, chosen, deed, onMove }: Props): JSX.Element {
  const { straw } = useWorld().words;
  if (chosen === undefined) return <Nothing says={straw.choose} />;
  if (deed === undefined) return <Nothing says={straw.nameWeight} />;
  const { total, breaks } = deed.preview;
  const isDanger = breaks && chosen.card !== 'straw';
  return (
    <Button kind="primary" big class={isDanger ? 'danger' : undefined} onClick={() => onMove(deed.move)}>
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
