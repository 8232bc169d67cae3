import type { JSX } from 'preact';
import { Button } from '../../../../kit/button.tsx';
import { Nothing } from '../../../../play/tray/move-button.tsx';
import type { TableState } from '../../../../play/session/session.ts';
import { isPass, sideOf } from '../cards.ts';
import type { Str8Held } from './held.tsx';
import { drawFrom, isDraw } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { NumberCard, Source, Str8View } from '../shapes.ts';

interface Props {
  readonly ask: TableState['ask'];
  readonly view: Str8View;
  readonly you: number;
  readonly chosen: Str8Held | undefined;
  readonly pile: Source | null;
  readonly str8: Str8EightContext['str8'];
  onMove(move: string): void;
}

/** The buttons that say what they do. */
export function MoveButtons(props: Props): JSX.Element {
  const { ask, chosen, str8, onMove } = props;
  if (isDraw(ask)) return <Draw {...props} />;
  if (chosen?.offer === undefined) return <Nothing says={str8.choose} />;
  const { card, offer } = chosen;
  const offeredMove = offer.lay ?? offer.pass;
  const aside = (kind: 'quiet' | 'primary', says: string): JSX.Element | false =>
    offer.aside !== undefined && (
      <Button kind={kind} big={kind === 'primary'} onClick={() => onMove(offer.aside!)}>
        {says}
      </Button>
    );
  if (offeredMove === undefined) return <>{aside('primary', str8.layAsideIt(card))}</>;
  return (
    <>
      {aside('quiet', str8.layAside)}
      <Button kind="primary" big icon="arrow" onClick={() => onMove(offeredMove.move)}>
        {isPass(card) ? str8.passTo(sideOf(card)) : stepSays(card, props)}
      </Button>
    </>
  );
}

function stepSays(card: NumberCard, { view, you, chosen, str8 }: Props): string {
  if (chosen?.offer?.lay?.preview.completes === true) return str8.top(card);
  return view.seats[you]?.sequence.length === 0 ? str8.begins(card) : str8.stepUp(card);
}

function Draw({ ask, view, pile, str8, onMove }: Props): JSX.Element {
  const move = pile === null ? undefined : drawFrom(ask, pile);
  const top = view.discard.at(-1);
  if (move === undefined) return <Nothing says={str8.choosePile} />;
  return (
    <Button kind="primary" big icon="hand" onClick={() => onMove(move)}>
      {pile === 'pile' || top === undefined ? str8.draw : str8.take(top)}
    </Button>
  );
}
