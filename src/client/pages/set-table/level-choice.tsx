import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { LevelMark } from '../../kit/marks.tsx';
import { Segments } from '../../kit/forms/segments.tsx';
import { strawsOf, type ShownLevel } from '../../play/levels.ts';

interface Props {
  readonly levels: readonly ShownLevel[];
  readonly value: ShownLevel;
  readonly label: string;
  readonly onChange: (level: ShownLevel) => void;
}

/** How strong a bot is; told, not asked, while there is but one. */
export function LevelChoice({ levels, value, label, onChange }: Props): JSX.Element {
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
