import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Switch } from '../../kit/forms/switch.tsx';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { Session, TableState } from '../session/session.ts';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Eight things that can be said. */
export function Phrases({ session, state, onClose }: Props): JSX.Element {
  const { common, table } = useWorld().words;
  const { hideAll } = useLaterTableWords();
  const others = otherPeople(state);
  const areHidden = others.length > 0 && others.every((seat) => state.muted.includes(seat));
  useEffect(() => {
    const look = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, [onClose]);
  const say = (phrase: Phrase): void => {
    session.say(phrase).catch(() => undefined);
    onClose();
  };
  const hide = (muted: boolean): void => {
    for (const seat of others) session.link.mute(session.id, seat, muted).catch(() => undefined);
  };
  return (
    <section class="phr panel" aria-label={table.say}>
      <header>
        <h2>{table.say}</h2>
        <IconButton icon="close" label={common.close} onClick={onClose} />
      </header>
      <div class="phs">
        {(Object.keys(table.phrases) as Phrase[]).map((phrase) => (
          <Button key={phrase} onClick={() => say(phrase)}>
            {table.phrases[phrase]}
          </Button>
        ))}
      </div>
      {others.length > 0 && <Switch label={hideAll} on={areHidden} onChange={hide} />}
    </section>
  );
}

/** The seats of people other than you. */
export function otherPeople({ table, you }: TableState): number[] {
  return table.seats.flatMap((seat, i) => (seat.kind === 'person' && i !== you ? [i] : []));
}
