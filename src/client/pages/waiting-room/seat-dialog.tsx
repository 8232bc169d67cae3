import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import type { BotLevel } from '../../link/link.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { LevelMark } from '../../kit/marks.tsx';
import type { Session } from '../../play/session/session.ts';
import { strawsOf } from '../../play/levels.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useLevels } from './use-levels.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly session: Session;
  readonly table: TableCard;
  readonly seat: number;
  readonly onClose: () => void;
}

/** What the host can do with a seat. */
export function SeatDialog({ session, table, seat, onClose }: Props): JSX.Element {
  const { words } = useWorld();
  const { levels, set, waiting } = usePagesWords();
  const { all, points } = useLevels(session);
  const { isBusy, error, run } = useAction();
  const card = table.seats[seat]!;
  const put = (bot: BotLevel | null): void => run(() => session.link.setSeat(session.id, seat, bot).then(onClose));
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
                {waiting.seatBot(levels[level], points[level])}
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
      {card.kind !== 'person' && all.some((level) => level in points) && <p class="small muted">{set.points}</p>}
      <ProblemNote error={error} />
    </Dialog>
  );
}
