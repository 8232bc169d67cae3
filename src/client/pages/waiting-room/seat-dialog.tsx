import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../world.ts';
import type { BotLevel } from '../../link/link.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { LevelMark } from '../../parts/marks.tsx';
import type { Sitting } from '../../table/sitting.ts';
import { strawsOf } from '../pieces/games.ts';
import { Trouble } from '../pieces/said.tsx';
import { useDeed } from '../pieces/use-deed.ts';
import { useLevels } from './use-levels.ts';

interface Wish {
  readonly sitting: Sitting;
  readonly table: TableCard;
  readonly seat: number;
  readonly onClose: () => void;
}

/** What the host can do with a seat. */
export function SeatDialog({ sitting, table, seat, onClose }: Wish): JSX.Element {
  const { words } = useWorld();
  const { waiting, levels } = words.pages;
  const { all } = useLevels(sitting);
  const { isBusy, error, run } = useDeed();
  const card = table.seats[seat]!;
  const put = (bot: BotLevel | null): void => run(() => sitting.link.setSeat(sitting.id, seat, bot).then(onClose));
  return (
    <Dialog
      title={card.kind === 'open' ? waiting.freeSeat : waiting.seatOf(card.name)}
      closeLabel={words.common.close}
      onClose={onClose}
    >
      <div class="choices">
        {card.kind !== 'person' &&
          all
            .filter((level) => card.kind !== 'bot' || card.level !== level)
            .map((level) => (
              <Button key={level} disabled={isBusy} onClick={() => put(level)}>
                <LevelMark level={strawsOf(level)} />
                {waiting.seatBot(levels[level])}
              </Button>
            ))}
        {card.kind === 'bot' && (
          <Button kind="quiet" icon="people" disabled={isBusy} onClick={() => put(null)}>
            {waiting.open}
          </Button>
        )}
        {card.kind === 'person' && (
          <Button kind="quiet" icon="exit" disabled={isBusy} onClick={() => put(null)}>
            {waiting.remove(card.name)}
          </Button>
        )}
      </div>
      <Trouble error={error} />
    </Dialog>
  );
}
