import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { useBody } from '../parts/body.ts';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Backdrop } from '../parts/straw.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useNet } from './connection.ts';
import { Line, Log, type LogLine } from './log.tsx';
import { useMedia } from './media.ts';
import { Menu } from './menu.tsx';
import { Bar, NetBar } from './net-bar.tsx';
import { Phrases } from './phrases.tsx';
import type { Told } from './show.ts';
import type { Sitting, Standing } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
  /** `t-straw`, `t-score`. */
  readonly classes: string;
  readonly title: string;
  readonly middle: ComponentChildren;
  /** What happened; the panel is left out without it. */
  readonly log?: readonly LogLine[] | undefined;
  /** Words what was missed. */
  readonly recap?: ((missed: readonly Told[]) => readonly LogLine[]) | undefined;
  readonly children: ComponentChildren;
}

type Open = 'menu' | 'log' | 'phrases' | null;

let firstVersion = '';

/** What all games have around them: the bar on top, the connection, the menu, phrases and the log. */
export function Frame(props: Props): JSX.Element {
  const { sitting, standing, classes, title, middle, log, recap, children } = props;
  const { words, settings, set } = useWorld();
  const { table: say, common } = words;
  const [open, setOpen] = useState<Open>(null);
  const net = useNet(sitting);
  const hasSide = useMedia('(min-width: 1100px) and (min-height: 501px)');
  useYourTurn(standing, title, words.table.yourTurnAt(title));
  const isOff = net.state === 'lost' || net.state === 'again';
  const isBackWithNews = net.state === 'back' && recap !== undefined && net.missed.length > 0;
  const { you, table } = standing;
  const mine = you === null ? undefined : table.seats[you];
  const hasStandIn = mine?.kind === 'person' && mine.standIn !== null && table.status === 'playing';
  useBody({
    classes: classNames(
      'table',
      classes,
      net.state !== 'fine' && 't-net',
      isOff && 'off',
      hasStandIn && 't-stand',
      open === 'phrases' && 't-phr',
    ),
    game: 'straw',
  });
  useKeyL(() => {
    if (log !== undefined && !hasSide) setOpen((now) => (now === 'log' ? null : 'log'));
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
      {log !== undefined && !hasSide && <IconButton icon="log" label={say.log} onClick={() => setOpen('log')} />}
      <span class="wide">
        <IconButton
          icon="sound"
          label={settings.sound ? say.soundOn : say.soundOff}
          onClick={() => set({ sound: !settings.sound })}
        />
      </span>
    </>
  );
  const recapLines = isBackWithNews ? recap(net.missed) : [];
  return (
    <>
      <Backdrop game="straw" />
      <TopBar title={title} middle={middle} right={right} onMenu={() => setOpen('menu')} menuLabel={common.menu} />
      {net.state === 'fine' ? <Notice standing={standing} /> : <NetBar net={net} />}
      {children}
      {log !== undefined && hasSide && (
        <aside class="side" aria-label={say.log}>
          <header>
            <h2>{say.log}</h2>
          </header>
          <Log lines={log} />
        </aside>
      )}
      {recapLines.length > 0 && (
        <section class="recap panel" aria-label={say.whileAway}>
          <h2>{say.whileAway}</h2>
          <ol>
            {recapLines.slice(-5).map((line, i) => (
              <Line key={i} line={line} />
            ))}
          </ol>
        </section>
      )}
      {open === 'menu' && <Menu sitting={sitting} standing={standing} onClose={close} />}
      {open === 'phrases' && <Phrases sitting={sitting} standing={standing} onClose={close} />}
      {open === 'log' && log !== undefined && (
        <Dialog title={say.log} onClose={close} closeLabel={common.close}>
          <Log lines={log} />
        </Dialog>
      )}
    </>
  );
}

/** The server has become newer than this page. */
function Notice({ standing }: { readonly standing: Standing }): JSX.Element | null {
  const { table: say } = useWorld().words;
  const { version } = standing;
  if (firstVersion === '') firstVersion = version;
  if (version === firstVersion) return null;
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

function useYourTurn({ waiting, you }: Standing, title: string, yourTurn: string): void {
  const { common } = useWorld().words;
  const isYours = you !== null && waiting.includes(you);
  useEffect(() => {
    document.title = isYours ? `● ${yourTurn}` : `${title} · ${common.title}`;
    return () => {
      document.title = common.title;
    };
  }, [isYours, title, yourTurn, common.title]);
}

function useKeyL(toggle: () => void): void {
  useEffect(() => {
    const look = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      toggle();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  });
}
