import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { OTHER_LANDS } from '../art/other-lands.ts';
import { addLands, Backdrop } from '../parts/backdrop.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { go } from '../route.ts';
import type { Sitting, Standing } from '../table/sitting.ts';
import { dressOf, nameOf } from './pieces/games.ts';
import './pieces/pages.css';
import { Controls } from './waiting-room/controls.tsx';
import { Invite } from './waiting-room/invite.tsx';
import { RoundTable } from './waiting-room/round-table.tsx';
import { SeatDialog } from './waiting-room/seat-dialog.tsx';
import { mayHost } from './waiting-room/host.ts';
import { useCommitment } from './waiting-room/use-commitment.ts';
import { useDeed } from './pieces/use-deed.ts';
import { usePage } from './pieces/use-page.ts';
import { Trouble } from './pieces/said.tsx';

addLands(OTHER_LANDS);

export interface Waiting {
  readonly sitting: Sitting;
  readonly standing: Standing;
}

/** A table before the match: people come, the host fills seats and starts. */
export function WaitingRoom({ sitting, standing }: Waiting): JSX.Element {
  const { words } = useWorld();
  const { waiting } = words.pages;
  const { table, you } = standing;
  const [seat, setSeat] = useState<number | null>(null);
  const deed = useDeed();
  const dress = dressOf(table.game);
  usePage({ title: waiting.title, classes: 'table t-round t-wait', game: dress });
  useCommitment(sitting, standing);
  const leave = async (): Promise<void> => {
    if (you !== null) await sitting.link.leave(sitting.id);
    go({ page: 'home' });
  };
  const isHost = table.status === 'open' && mayHost(standing);
  return (
    <>
      <Backdrop game={dress} />
      <TopBar
        title={waiting.title}
        middle={<span class="pill">{nameOf(table.game, words)}</span>}
        menuIcon={you === null ? 'home' : 'exit'}
        menuLabel={you === null ? waiting.toHome : waiting.leave}
        onMenu={() => deed.run(leave)}
      />
      <main class="rstage" tabIndex={-1}>
        <RoundTable standing={standing} onSeat={isHost ? setSeat : undefined} />
      </main>
      <section class="tray" aria-label={words.pages.invite.title}>
        {sitting.link.isOnline && table.status === 'open' && <Invite table={table} />}
        <Controls sitting={sitting} standing={standing} deed={deed} />
        <Trouble error={deed.error} />
      </section>
      {seat !== null && isHost && (
        <SeatDialog sitting={sitting} table={table} seat={seat} onClose={() => setSeat(null)} />
      )}
    </>
  );
}
