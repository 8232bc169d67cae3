import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { play } from '../../motion/sound.ts';
import { useWorld } from '../../world.ts';
import { Watching } from '../cloth.tsx';
import type { BoardProps } from '../game-table.tsx';
import { standInForYou } from '../seats.ts';
import { useChosen } from '../use-chosen.ts';
import { useMove } from '../use-move.ts';
import { isPass } from './cards.ts';
import { drawnIn, heldIn } from './held.tsx';
import { drawFrom, offerOf } from './offers.ts';
import type { Str8Scene } from './scene.ts';
import type { Source, Str8Event, Str8View } from './shapes.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';

/** The piles, the steps and the hand. What is chosen is known here alone: a tap draws nothing else anew. */
export function Board({
  sitting,
  shown,
  scene,
  events,
  clock,
}: BoardProps<Str8View, Str8Event, Str8Scene>): JSX.Element {
  const { settings } = useWorld();
  const { view, ask, standing } = shown;
  const { you } = scene;
  const question = ask?.id ?? null;
  const chosenOne = useChosen<number>(question);
  const [pile, setPile] = useState<Source | null>(null);
  const moving = useMove(sitting, question);
  useEffect(() => {
    setPile(null);
    leavePiles();
  }, [question]);
  const isAgain = shown.again !== null;
  const canPlay = ask !== null && standing.sent === null && standInForYou(standing) === null;
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
        view={shown.again ?? view}
        scene={scene}
        ghost={isAgain ? undefined : ghost}
        pile={isAgain ? null : pile}
        canDraw={canPlay && !isAgain && drawFrom(ask, 'pile') !== undefined}
        onPile={tapPile}
      />
      {you === null ? (
        <Watching />
      ) : (
        <Tray
          sitting={sitting}
          shown={shown}
          scene={scene}
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
