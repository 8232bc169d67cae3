import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import { Watching } from '../../../play/tray/cloth.tsx';
import type { BoardProps } from '../../../play/game-table.tsx';
import type { StrawContext } from './context.ts';
import type { DisplayedStraw } from './displayed-straw.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray/tray.tsx';

/** The camel and the hand. What a chosen card would do is known here alone: a tap draws nothing else anew. */
export function Board({
  session,
  displayed,
  context,
  clock,
}: BoardProps<DisplayedStraw, StrawEvent, StrawContext>): JSX.Element {
  const [preview, setPreview] = useState<number | undefined>(undefined);
  const isAgain = displayed.again !== null;
  const { you } = context;
  return (
    <>
      <Stage view={displayed.again ?? displayed.view} context={context} preview={isAgain ? undefined : preview} />
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
          onPreview={setPreview}
        />
      )}
    </>
  );
}
