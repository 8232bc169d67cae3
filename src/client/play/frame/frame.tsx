import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { useBody } from '../../kit/body.ts';
import { Button } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { nameOf } from '../../words/words.ts';
import { pathOf } from '../../shell/route.ts';
import { Backdrop } from '../../kit/backdrop.tsx';
import { TopBar } from '../../kit/top-bar.tsx';
import { PAGE_VERSION } from '../../shell/version.ts';
import { useNet } from '../session/connection.ts';
import { Line, type LogLine } from './log.tsx';
import { LogPanel, type Again } from './log-panel.tsx';
import { useMedia } from './media.ts';
import { laterSheet } from './later-sheet.tsx';
import { Bar, NetBar } from './net-bar.tsx';
import { standInForYou } from '../session/seats.ts';
import type { AnyEvent } from '../playback/playback.ts';
import type { Session, TableState } from '../session/session.ts';
import { useUnread } from '../session/unread.ts';
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
  readonly hint?: { readonly isOpen: boolean; toggle(): void } | undefined;
  /** Beside the table, under what happened, where there is room. */
  readonly legend?: ComponentChildren;
  /** Words what was missed. */
  readonly recap?: ((missed: readonly AnyEvent[]) => readonly LogLine[]) | undefined;
  readonly children: ComponentChildren;
}

const Menu = laterSheet(async () => (await import('../sheets/menu.tsx')).Menu);
const Phrases = laterSheet(async () => (await import('../sheets/phrases.tsx')).Phrases);

type Open = 'menu' | 'log' | 'phrases' | null;

const NO_LINES: readonly LogLine[] = [];
const MOST_COUNTED = 9;

/** What all games have around them: the bar on top, the connection, the menu, phrases and the log. */
export function Frame(props: Props): JSX.Element {
  const { session, state, classes, middle, log, again, hint, legend, recap, children } = props;
  const { words, settings, set } = useWorld();
  const { table: say, common } = words;
  const [open, setOpen] = useState<Open>(null);
  const { game } = state.table;
  const dress = game;
  const title = nameOf(game, words);
  const rules = pathOf({ page: 'rules', game });
  const net = useNet(session);
  const hasSide = useMedia('(min-width: 1100px) and (min-height: 501px)');
  useEffect(() => {
    // whoever plays may want to leave, also when the line is cut
    if (state.sent !== null) Menu.fetch();
  }, [state.sent]);
  useYourTurn(session, title);
  const unread = useUnread(log ?? NO_LINES, state.you, open === 'log' || hasSide);
  const isOff = net.state === 'lost' || net.state === 'again';
  const isBackWithNews = net.state === 'back' && recap !== undefined && net.missed.length > 0;
  const { you, table } = state;
  const hasStandIn = standInForYou(state) !== null && table.status === 'playing';
  useBody({
    classes: classNames(
      'table',
      classes,
      net.state !== 'fine' && 't-net',
      isOff && 'off',
      hasStandIn && 't-stand',
      open === 'phrases' && 't-phr',
    ),
    game: dress,
  });
  useKeys({
    l: () => {
      if (log === undefined) return;
      if (hasSide) document.querySelector<HTMLElement>('.side .log')?.focus();
      else setOpen((now) => (now === 'log' ? null : 'log'));
    },
    h: () => hint?.toggle(),
    '?': () => void window.open(rules, '_blank', 'noopener'),
  });
  const close = (): void => setOpen(null);
  const maySay = session.link.isOnline && you !== null;
  const right = (
    <>
      {maySay && (
        <IconButton
          icon="chat"
          label={say.say}
          expanded={open === 'phrases'}
          onClick={() => setOpen(open === 'phrases' ? null : 'phrases')}
        />
      )}
      {hint !== undefined && (
        <IconButton icon="hint" label={say.hint} expanded={hint.isOpen} onClick={() => hint.toggle()} />
      )}
      <span class={maySay ? 'wide' : undefined}>
        <IconButton icon="help" label={say.rules} href={rules} target="_blank" />
      </span>
      {log !== undefined && !hasSide && (
        <IconButton
          icon="log"
          label={unread === 0 ? say.log : say.logNew(unread)}
          badge={unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
          onClick={() => setOpen('log')}
        />
      )}
      <span class="wide">
        <IconButton
          icon={settings.sound ? 'sound' : 'mute'}
          label={settings.sound ? say.soundOn : say.soundOff}
          onClick={() => set({ sound: !settings.sound })}
        />
      </span>
    </>
  );
  const recapLines = isBackWithNews ? recap(net.missed) : [];
  return (
    <>
      <Backdrop game={game} />
      <TopBar title={title} middle={middle} right={right} onMenu={() => setOpen('menu')} menuLabel={common.menu} />
      {net.state === 'fine' ? (
        <Notice isOnline={session.link.isOnline} state={state} />
      ) : (
        <NetBar net={net} missed={recapLines.length} />
      )}
      {children}
      {log !== undefined && hasSide && (
        <aside class="side" aria-label={say.log}>
          <LogPanel state={state} lines={log} again={again} heading={<h2>{say.log}</h2>} />
          {legend}
        </aside>
      )}
      {recapLines.length > 0 && (
        <section class="recap panel" aria-label={say.whileAway}>
          <h2>{say.whileAway}</h2>
          <ol>
            {recapLines.slice(-5).map((line, i) => (
              <Line key={i} line={line} game={game} />
            ))}
          </ol>
        </section>
      )}
      {open === 'menu' && <Menu session={session} state={state} onClose={close} />}
      {open === 'phrases' && <Phrases session={session} state={state} onClose={close} />}
      {open === 'log' && log !== undefined && (
        <Dialog title={say.log} onClose={close} closeLabel={common.close}>
          <div class="logsheet">
            <LogPanel state={state} lines={log} again={again} onAgain={close} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface NoticeProps {
  readonly isOnline: boolean;
  readonly state: TableState;
}

/** The server has become newer than this page. */
function Notice({ isOnline, state: { version } }: NoticeProps): JSX.Element | null {
  const { table: say } = useWorld().words;
  // a table in this browser came with the page
  if (!isOnline || version === PAGE_VERSION) return null;
  return (
    <Bar
      kind="again"
      sign={<Icon name="bell" />}
      head={say.newVersion}
      button={<Button onClick={() => location.reload()}>{say.reload}</Button>}
    >
      {say.newVersionMore}
    </Bar>
  );
}

/** Single keys, unless somebody types. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const look = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      keys[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  });
}
