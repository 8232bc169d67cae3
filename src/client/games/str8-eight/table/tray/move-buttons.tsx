import type { JSX } from 'preact';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { Button } from '../../../../kit/button.tsx';
import { Nothing } from '../../../../play/tray/move-button.tsx';
import type { TableState } from '../../../../play/session/session.ts';
import { isPass, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { HeldCard } from './held.ts';
import { drawFrom, isDraw } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../../games/str8-eight/events.ts';

interface Props {
  readonly ask: TableState['ask'];
  readonly view: Str8EightView;
  readonly you: number;
  readonly chosen: HeldCard | undefined;
  readonly pile: Source | null;
  readonly str8Eight: Str8EightContext['str8Eight'];
  onMove(move: string): void;
}

/** The buttons that say what they do. */
export function MoveButtons(props: Props): JSX.Element {
  const { ask, chosen, str8Eight, onMove } = props;
  if (isDraw(ask)) return <Draw {...props} />;
  if (chosen?.offer === undefined) return <Nothing says={str8Eight.choose} />;
  const { card, offer } = chosen;
  const offeredMove = offer.lay ?? offer.pass;
  const aside = (kind: 'quiet' | 'primary', says: string): JSX.Element | false =>
    offer.aside !== undefined && (
      <Button kind={kind} big={kind === 'primary'} onClick={() => onMove(offer.aside!)}>
        {says}
      </Button>
    );
  if (offeredMove === undefined) return <>{aside('primary', str8Eight.layAsideIt(card))}</>;
  return (
    <>
      {aside('quiet', str8Eight.layAside)}
      <Button kind="primary" big icon="arrow" onClick={() => onMove(offeredMove.move)}>
        {isPass(card) ? str8Eight.passTo(sideOf(card)) : stepSays(card, props)}
      </Button>
    </>
  );
}

function stepSays(card: NumberCard, { view, you, chosen, str8Eight }: Props): string {
  if (chosen?.offer?.lay?.preview.completes === true) return str8Eight.top(card);
  return view.seats[you]?.sequence.length === 0 ? str8Eight.begins(card) : str8Eight.stepUp(card);
}

function Draw({ ask, view, pile, str8Eight, onMove }: Props): JSX.Element {
  const move = pile === null ? undefined : drawFrom(ask, pile);
  const top = view.discard.at(-1);
  if (move === undefined) return <Nothing says={str8Eight.choosePile} />;
  return (
    <Button kind="primary" big icon="hand" onClick={() => onMove(move)}>
      {pile === 'pile' || top === undefined ? str8Eight.draw : str8Eight.take(top)}
    </Button>
  );
}
