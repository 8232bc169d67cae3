import type { JSX } from 'preact';
import { useWords } from '../words.ts';
import { Button } from '../../../../kit/button.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import { Nothing } from '../../../../play/tray/move-button.tsx';
import type { StrawHeld } from './hand.tsx';
import { repeatedBy } from '../../../../../games/straw/faces.ts';
import type { StrawOfferedMove } from './offers.ts';
import type { StrawView } from '../../../../../games/straw/view.ts';

interface Props {
  readonly view: StrawView;
  readonly chosen: StrawHeld | undefined;
  readonly offeredMove: StrawOfferedMove | undefined;
  onMove(move: string): void;
}

/** The button that says what it does. */
export function MoveButtons({ view, chosen, offeredMove, onMove }: Props): JSX.Element {
  const straw = useWords();
  if (chosen === undefined) return <Nothing says={straw.choose} />;
  if (offeredMove === undefined) return <Nothing says={straw.nameWeight} />;
  const { total, breaks } = offeredMove.preview;
  const isDanger = breaks && chosen.card !== 'straw';
  return (
    <Button kind="primary" big class={isDanger ? 'danger' : undefined} onClick={() => onMove(offeredMove.move)}>
      <span>
        {isDanger && <Icon name="warn" />}
        {isDanger
          ? straw.moveBreaks(offeredMove.weight)
          : straw.moveLabel(chosen.card, repeatedBy(view.camel.map(({ card }) => card)), offeredMove.weight)}
      </span>
      <span class="eq">{straw.equation(view.total, total)}</span>
    </Button>
  );
}
