import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Watching } from '../cloth.tsx';
import type { BoardProps } from '../game-table.tsx';
import type { Scene } from '../scene.ts';
import type { StrawEvent, StrawView } from './shapes.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';

/** The camel and the hand. What a chosen card would do is known here alone: a tap draws nothing else anew. */
export function Board({ sitting, shown, scene, clock }: BoardProps<StrawView, StrawEvent, Scene>): JSX.Element {
  const [preview, setPreview] = useState<number | undefined>(undefined);
  const isAgain = shown.again !== null;
  const { you } = scene;
  return (
    <>
      <Stage view={shown.again ?? shown.view} scene={scene} preview={isAgain ? undefined : preview} />
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
          onPreview={setPreview}
        />
      )}
    </>
  );
}
