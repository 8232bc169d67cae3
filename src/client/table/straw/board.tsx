import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Left } from '../clock.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import type { Scene } from './log.ts';
import type { StrawView } from './shapes.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly clock: Left | null;
}

/** The camel and the hand. What a chosen card would do is known here alone: a tap draws nothing else anew. */
export function Board({ sitting, shown, scene, clock }: Props): JSX.Element {
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

function Watching(): JSX.Element {
  const { table: say } = useWorld().words;
  return (
    <section class="tray" aria-label={say.watching}>
      <div class="wbar">
        <span class="weye">
          <Icon name="eye" />
        </span>
        <span class="grow">
          <b>{say.watching}</b> <span class="small">{say.watchingMore}</span>
        </span>
      </div>
    </section>
  );
}
