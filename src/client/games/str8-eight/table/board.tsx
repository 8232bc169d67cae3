import type { JSX } from 'preact';
import type { Str8EightEvent } from '../../../../games/str8-eight/events.ts';
import type { BoardProps } from '../../../play/game-table.tsx';
import { Watching } from '../../../play/tray/cloth.tsx';
import { Center } from './center.tsx';
import type { Str8EightContext } from './context.ts';
import type { DisplayedStr8Eight } from './displayed.ts';
import { Tray } from './tray/tray.tsx';
import { useChoice } from './tray/use-choice.ts';

/** The piles, the steps and the hand. What is chosen is known here alone: a tap draws nothing else anew. */
export function Board(props: BoardProps<DisplayedStr8Eight, Str8EightEvent, Str8EightContext>): JSX.Element {
  const { session, displayed, context, events, clock } = props;
  const { you } = context;
  const choice = useChoice(props);
  const isAgain = displayed.again !== null;
  return (
    <>
      <Center
        view={displayed.again ?? displayed.view}
        context={context}
        ghost={isAgain ? undefined : choice.ghost}
        pile={isAgain ? null : choice.piles.pile}
        canDraw={choice.piles.canDraw}
        pilesRef={choice.piles.ref}
        onPile={choice.piles.tap}
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
          choice={choice}
          passes={events.filter(({ type }) => type === 'passed').length}
        />
      )}
    </>
  );
}
