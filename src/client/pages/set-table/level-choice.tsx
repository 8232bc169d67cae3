import type { JSX } from 'preact';
import { LevelMark } from '../../kit/marks.tsx';
import { Segments } from '../../kit/forms/segments.tsx';
import type { Points } from '../common/points.ts';
import { strawsOf, type ShownLevel } from '../../play/levels.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly levels: readonly ShownLevel[];
  readonly points: Points;
  readonly value: ShownLevel;
  readonly label: string;
  readonly onChange: (level: ShownLevel) => void;
}

/** How strong a bot is; told, not asked, while there is but one. */
export function LevelChoice({ levels, points, value, label, onChange }: Props): JSX.Element {
  const says = usePagesWords().levels;
  if (levels.length < 2) {
    return (
      <span class="pill">
        <LevelMark level={strawsOf(value)} />
        {says[value]}
      </span>
    );
  }
  const options = levels.map((level) => ({
    value: level,
    label: says[level],
    note: points[level]?.toString(),
    picture: <LevelMark level={strawsOf(level)} />,
  }));
  return <Segments class="lv" label={label} options={options} value={value} onChange={onChange} />;
}
