import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { LevelMark } from '../../parts/marks.tsx';
import { Segments } from '../../parts/segments.tsx';
import { strawsOf, type ShownLevel } from '../pieces/games.ts';

interface Wish {
  readonly levels: readonly ShownLevel[];
  readonly value: ShownLevel;
  readonly label: string;
  readonly onChange: (level: ShownLevel) => void;
}

/** How strong a bot is; told, not asked, while there is but one. */
export function LevelChoice({ levels, value, label, onChange }: Wish): JSX.Element {
  const { words } = useWorld();
  if (levels.length < 2) {
    return (
      <span class="pill">
        <LevelMark level={strawsOf(value)} />
        {words.pages.levels[value]}
      </span>
    );
  }
  const options = levels.map((level) => ({
    value: level,
    label: words.pages.levels[level],
    picture: <LevelMark level={strawsOf(level)} />,
  }));
  return <Segments class="lv" label={label} options={options} value={value} onChange={onChange} />;
}
