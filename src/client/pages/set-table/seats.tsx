import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { shownLevels, usualLevel } from '../../play/levels.ts';
import { LevelChoice } from './level-choice.tsx';
import type { Chair, GameAbout } from './draft.ts';
import { pointsAt, type Points } from '../common/points.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly about: GameAbout;
  readonly isOnline: boolean;
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

export function Seats({ about, isOnline, chairs, onChange }: Props): JSX.Element {
  const { set } = usePagesWords();
  const { min, max } = about.seats;
  const levels = shownLevels(about.levels);
  const points = pointsAt(about, chairs.length + 1);
  const hasPoints = chairs.some((chair) => chair !== 'open') && levels.some((level) => level in points);
  const another = isOnline ? 'open' : (chairs.at(-1) ?? usualLevel(levels));
  return (
    <>
      <h2 class="mt">
        {set.seats} <span class="muted num">{set.seatsOf(chairs.length + 1, max)}</span>
      </h2>
      <ol class="slist">
        <Mine />
        {chairs.map((chair, at) => (
          <Row
            key={at}
            seat={at + 1}
            chair={chair}
            levels={levels}
            points={points}
            isOnline={isOnline}
            onChange={(changed) => onChange(chairs.with(at, changed))}
            onRemove={chairs.length + 1 > min ? () => onChange(chairs.toSpliced(at, 1)) : undefined}
          />
        ))}
      </ol>
      {chairs.length + 1 < max && (
        <Button kind="quiet" class="wfull" icon="plus" onClick={() => onChange([...chairs, another])}>
          {set.add}
        </Button>
      )}
      {hasPoints && <p class="small muted opt">{set.points}</p>}
    </>
  );
}

function Mine(): JSX.Element {
  const { settings } = useWorld();
  const { set } = usePagesWords();
  return (
    <li class="srow">
      <span class="ring">
        <Animal name={animalOf(0)} />
      </span>
      <span class="who">
        <b class="display">{settings.name === '' ? set.you : settings.name}</b>
        <span class="small muted">{set.host}</span>
      </span>
    </li>
  );
}

interface RowProps {
  readonly seat: number;
  readonly chair: Chair;
  readonly levels: ReturnType<typeof shownLevels>;
  readonly points: Points;
  readonly isOnline: boolean;
  readonly onChange: (chair: Chair) => void;
  readonly onRemove: (() => void) | undefined;
}

function Row({ seat, chair, levels, points, isOnline, onChange, onRemove }: RowProps): JSX.Element {
  const { set } = usePagesWords();
  const number = seat + 1;
  const isOpen = chair === 'open';
  return (
    <li class={isOpen ? 'srow wait' : 'srow'}>
      <span class="ring">{isOpen ? <Empty /> : <Animal name={animalOf(seat)} />}</span>
      <span class="who">
        <b class="display">{set.seat(number)}</b>
        <span class="small muted">{isOpen ? set.friend : set.bot}</span>
      </span>
      {!isOpen && (
        <LevelChoice levels={levels} points={points} value={chair} label={set.levelAt(number)} onChange={onChange} />
      )}
      {isOnline &&
        (isOpen ? (
          <Button kind="quiet" label={set.seatBotAt(number)} onClick={() => onChange(usualLevel(levels))}>
            {set.seatBot}
          </Button>
        ) : (
          <Button kind="quiet" label={set.openAt(number)} onClick={() => onChange('open')}>
            {set.open}
          </Button>
        ))}
      {onRemove !== undefined && <IconButton icon="minus" label={set.remove(number)} onClick={onRemove} />}
    </li>
  );
}

function Empty(): JSX.Element {
  return (
    <span class="empty">
      <Icon name="people" />
    </span>
  );
}
