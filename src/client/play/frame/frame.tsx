import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { useBody } from '../../kit/body.ts';
import { classNames } from '../../kit/class-names.ts';
import { nameOf } from '../../words/words.ts';
import { Backdrop } from '../../kit/backdrop.tsx';
import { TopBar } from '../../kit/top-bar.tsx';
import { PAGE_VERSION } from '../../shell/version.ts';
import { useNet, type Net } from '../session/connection.ts';
import { FrameButtons, type HintSwitch } from './frame-buttons.tsx';
import { useFrameKeys } from './frame-keys.ts';
import { LogBeside, Missed, NetBar, SealingNote, useLaterParts } from './later-parts.tsx';
import type { Again, LogLine } from './log.tsx';
import { useMedia } from './media.ts';
import { Sheets, type Sheet } from './sheets.tsx';
import { standInForYou } from '../session/seats.ts';
import type { AnyEvent } from '../playback/playback.ts';
import type { Session, TableState } from '../session/session.ts';
import { useYourTurn } from '../session/your-turn.ts';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  /** `t-straw`, `t-score`. */
  readonly classes: string;
  readonly middle: ComponentChildren;
  /** What happened; the panel is left out without it. */
  readonly log?: readonly LogLine[] | undefined;
  /** Shows again what happened. */
  readonly again?: Again | undefined;
  /** Tells the best moves, while that may be asked. */
  readonly hint?: HintSwitch | undefined;
  /** Beside the table, under what happened, where there is room. */
  readonly legend?: ComponentChildren;
  /** Words what was missed. */
  readonly recap?: ((missed: readonly AnyEvent[]) => readonly LogLine[]) | undefined;
  readonly children: ComponentChildren;
}

/** What all games have around them: the bar on top, the connection, the menu, phrases and the log. */
export function Frame(props: Props): JSX.Element {
  const { session, state, middle, log, again, hint, legend, recap, children } = props;
  const { words } = useWorld();
  const [open, setOpen] = useState<Sheet | null>(null);
  const { game } = state.table;
  const title = nameOf(game, words);
  const net = useNet(session);
  const hasSide = useMedia('(min-width: 1100px) and (min-height: 501px)');
  const { isOnline } = session.link;
  useLaterParts(state, hasSide || isOnline);
  useYourTurn(session, title);
  useFrameBody(props, net, open === 'phrases');
  useFrameKeys({ game, log, hint, hasSide, setOpen });
  const missed = net.state === 'back' && recap !== undefined && net.missed.length > 0 ? recap(net.missed) : [];
  // a table in this browser came with the page
  const isOld = isOnline && state.version !== PAGE_VERSION;
  const right = (
    <FrameButtons {...{ state, log, hint, hasSide, open, setOpen }} maySay={isOnline && state.you !== null} />
  );
  return (
    <>
      <Backdrop game={game} />
      <TopBar
        title={title}
        middle={middle}
        right={right}
        onMenu={() => setOpen('menu')}
        menuLabel={words.common.menu}
      />
      {net.state !== 'fine' || isOld ? (
        <NetBar net={net} missed={missed.length} />
      ) : (
        state.table.sealings > 1 && log !== undefined && <SealingNote state={state} />
      )}
      {children}
      {log !== undefined && hasSide && <LogBeside {...{ state, lines: log, again, legend }} />}
      {missed.length > 0 && <Missed lines={missed} game={game} />}
      <Sheets {...{ session, state, log, again, open }} onClose={() => setOpen(null)} />
    </>
  );
}

function useFrameBody({ state, classes }: Props, net: Net, isSpeaking: boolean): void {
  const hasStandIn = standInForYou(state) !== null && state.table.status === 'playing';
  useBody({
    classes: classNames(
      'table',
      classes,
      net.state !== 'fine' && 't-net',
      (net.state === 'lost' || net.state === 'again') && 'off',
      hasStandIn && 't-stand',
      isSpeaking && 't-phr',
    ),
    game: state.table.game,
  });
}
