import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { play } from '../../../kit/motion/sound.ts';
import { useWorld } from '../../../shell/world.ts';
import { Watching } from '../../../play/tray/cloth.tsx';
import type { BoardProps } from '../../../play/game-table.tsx';
import { standInForYou } from '../../../play/session/seats.ts';
import { useChosen } from '../../../play/tray/use-chosen.ts';
import { useMove } from '../../../play/session/use-move.ts';
import { isPass } from '../../../../games/str8-eight/faces.ts';
import { drawnIn, heldIn } from './tray/held.tsx';
import { drawFrom, offerOf } from './tray/offers.ts';
import type { Str8EightContext } from './context.ts';
import type { Source, Str8EightEvent } from '../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from './displayed.ts';
import { Stage } from './center.tsx';
import { Tray } from './tray/tray.tsx';

/** The piles, the steps and the hand. What is chosen is known here alone: a tap draws nothing else anew. */
export function Board({
  session,
  displayed,
  context,
  events,
  clock,
}: BoardProps<DisplayedStr8Eight, Str8EightEvent, Str8EightContext>): JSX.Element {
  const { settings } = useWorld();
  const { view, ask, state } = displayed;
  const { you } = context;
  const question = ask?.id ?? null;
  const chosenOne = useChosen<number>(question);
  const [pile, setPile] = useState<Source | null>(null);
  const moving = useMove(session, question);
  useEffect(() => {
    setPile(null);
    leavePiles();
  }, [question]);
  const isAgain = displayed.again !== null;
  const canPlay = ask !== null && state.sent === null && standInForYou(state) === null;
  const drawn = you === null ? null : drawnIn(events, you);
  const offered = (card: Parameters<typeof offerOf>[1]): ReturnType<typeof offerOf> =>
    canPlay ? offerOf(ask, card) : undefined;
  const hand = you === null ? [] : heldIn({ view, you, drawn, offerOf: offered });
  const chosen = hand.find(({ at }) => at === chosenOne.one);
  const ghost = chosen?.offer?.lay === undefined || isPass(chosen.card) ? undefined : chosen.card;
  const tapPile = (source: Source): void => {
    const move = canPlay ? drawFrom(ask, source) : undefined;
    if (move === undefined) return;
    if (source === pile) return moving.move(move);
    play('lift', settings);
    setPile(source);
  };
  return (
    <>
      <Stage
        view={displayed.again ?? view}
        context={context}
        ghost={isAgain ? undefined : ghost}
        pile={isAgain ? null : pile}
        canDraw={canPlay && !isAgain && drawFrom(ask, 'pile') !== undefined}
        onPile={tapPile}
      />
      {you === null ? (
        <Watching />
      ) : (
        <Tray
          session={session}
          displayed={displayed}
          context={context}
          you={you}
          clock={clock}
          isCovered={isAgain}
          hand={hand}
          drawn={drawn}
          chosen={chosen}
          pile={pile}
          canPlay={canPlay}
          passes={events.filter(({ type }) => type === 'passed').length}
          moving={moving}
          isChosen={chosenOne.isOn}
          onChoose={chosenOne.choose}
          onEscape={() => {
            chosenOne.drop();
            setPile(null);
          }}
        />
      )}
    </>
  );
}

/** Who drew by the keyboard goes on in the hand. */
function leavePiles(): void {
  if (document.activeElement?.closest('.decks') === null) return;
  if (document.querySelector('.decks .deck[aria-disabled="false"]') !== null) return;
  document.querySelector<HTMLElement>('.hand > .card[tabindex="0"]')?.focus({ preventScroll: true });
}
