import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../../protocol/table.ts';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Switch } from '../parts/switch.tsx';
import type { Sitting, Standing } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** Eight things that can be said. */
export function Phrases({ sitting, standing, onClose }: Props): JSX.Element {
  const { common, table } = useWorld().words;
  const others = otherPeople(standing);
  const areHidden = others.length > 0 && others.every((seat) => standing.muted.includes(seat));
  useEffect(() => {
    const look = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, [onClose]);
  const say = (phrase: Phrase): void => {
    sitting.say(phrase).catch(() => undefined);
    onClose();
  };
  const hide = (muted: boolean): void => {
    for (const seat of others) sitting.link.mute(sitting.id, seat, muted).catch(() => undefined);
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
      {others.length > 0 && <Switch label={table.hideAll} on={areHidden} onChange={hide} />}
    </section>
  );
}

/** The seats of people other than you. */
export function otherPeople({ table, you }: Standing): number[] {
  return table.seats.flatMap((seat, i) => (seat.kind === 'person' && i !== you ? [i] : []));
}
