import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { useBody } from '../parts/body.ts';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { dressOf, nameOf } from '../pages/pieces/games.ts';
import { pathOf } from '../route.ts';
import { Backdrop } from '../parts/backdrop.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { PAGE_VERSION } from '../version.ts';
import { useNet } from './connection.ts';
import { Line, type LogLine } from './log.tsx';
import { LogPanel, type Again } from './log-panel.tsx';
import { useMedia } from './media.ts';
import { laterSheet } from './later-sheet.tsx';
import { Bar, NetBar } from './net-bar.tsx';
import { standInForYou } from './seats.ts';
import type { Told } from './show.ts';
import type { Sitting, Standing } from './sitting.ts';
import { useUnread } from './unread.ts';
import { useYourTurn } from './your-turn.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
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
  readonly recap?: ((missed: readonly Told[]) => readonly LogLine[]) | undefined;
  readonly children: ComponentChildren;
}

const Menu = laterSheet(async () => (await import('./menu.tsx')).Menu);
const Phrases = laterSheet(async () => (await import('./phrases.tsx')).Phrases);

type Open = 'menu' | 'log' | 'phrases' | null;

const NO_LINES: readonly LogLine[] = [];
const MOST_COUNTED = 9;

/** What all games have around them: the bar on top, the connection, the menu, phrases and the log. */
export function Frame(props: Props): JSX.Element {
  const { sitting, standing, classes, middle, log, again, hint, legend, recap, children } = props;
  const { words, settings, set } = useWorld();
  const { table: say, common } = words;
  const [open, setOpen] = useState<Open>(null);
  const { game } = standing.table;
  const dress = dressOf(game);
  const title = nameOf(game, words);
  const rules = pathOf({ page: 'rules', game });
  const net = useNet(sitting);
  const hasSide = useMedia('(min-width: 1100px) and (min-height: 501px)');
  useEffect(() => {
    // whoever plays may want to leave, also when the line is cut
    if (standing.sent !== null) Menu.fetch();
  }, [standing.sent]);
  useYourTurn(sitting, title);
  const unread = useUnread(log ?? NO_LINES, standing.you, open === 'log' || hasSide);
  const isOff = net.state === 'lost' || net.state === 'again';
  const isBackWithNews = net.state === 'back' && recap !== undefined && net.missed.length > 0;
  const { you, table } = standing;
  const hasStandIn = standInForYou(standing) !== null && table.status === 'playing';
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
  const maySay = sitting.link.isOnline && you !== null;
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
      <Backdrop game={dress} />
      <TopBar title={title} middle={middle} right={right} onMenu={() => setOpen('menu')} menuLabel={common.menu} />
      {net.state === 'fine' ? (
        <Notice isOnline={sitting.link.isOnline} standing={standing} />
      ) : (
        <NetBar net={net} missed={recapLines.length} />
      )}
      {children}
      {log !== undefined && hasSide && (
        <aside class="side" aria-label={say.log}>
          <LogPanel standing={standing} lines={log} again={again} heading={<h2>{say.log}</h2>} />
          {legend}
        </aside>
      )}
      {recapLines.length > 0 && (
        <section class="recap panel" aria-label={say.whileAway}>
          <h2>{say.whileAway}</h2>
          <ol>
            {recapLines.slice(-5).map((line, i) => (
              <Line key={i} line={line} dress={dress} />
            ))}
          </ol>
        </section>
      )}
      {open === 'menu' && <Menu sitting={sitting} standing={standing} onClose={close} />}
      {open === 'phrases' && <Phrases sitting={sitting} standing={standing} onClose={close} />}
      {open === 'log' && log !== undefined && (
        <Dialog title={say.log} onClose={close} closeLabel={common.close}>
          <div class="logsheet">
            <LogPanel standing={standing} lines={log} again={again} onAgain={close} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface NoticeProps {
  readonly isOnline: boolean;
  readonly standing: Standing;
}

/** The server has become newer than this page. */
function Notice({ isOnline, standing: { version } }: NoticeProps): JSX.Element | null {
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
