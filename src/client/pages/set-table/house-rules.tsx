import type { JSX } from 'preact';
import type { OptionValue } from '../../../engine/options.ts';
import { CLOCK_NAMES } from '../common/clocks.ts';
import { Segments } from '../../kit/forms/segments.tsx';
import { Switch } from '../../kit/forms/switch.tsx';
import type { Draft, GameAbout } from './draft.ts';
import { wordedOptions, type WordedOption } from './worded-options.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly about: GameAbout;
  readonly clocks: readonly string[];
  readonly isOnline: boolean;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function HouseRules({ about, clocks, isOnline, draft, onChange }: Props): JSX.Element {
  const { set, options } = usePagesWords();
  const seats = String(draft.chairs.length + 1);
  return (
    <section class="panel">
      <h2>{set.rules}</h2>
      {wordedOptions(about, options).map((option) => (
        <House
          key={option.id}
          option={option}
          value={draft.options[option.id] ?? option.byDefault[seats]}
          onChange={(value) => onChange({ options: { ...draft.options, [option.id]: value } })}
        />
      ))}
      <Switch
        label={set.hints}
        hint={set.hintsSays}
        on={draft.hasHints}
        onChange={(hasHints) => onChange({ hasHints })}
      />
      {isOnline && (
        <>
          <Clocks clocks={clocks} value={draft.clock} onChange={(clock) => onChange({ clock })} />
          <Company draft={draft} onChange={onChange} />
        </>
      )}
    </section>
  );
}

/** Who else may come. */
function Company({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>): JSX.Element {
  const { set } = usePagesWords();
  return (
    <>
      <Switch
        label={set.public}
        hint={set.publicSays}
        on={draft.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
      <Switch
        label={set.watching}
        hint={set.watchingSays}
        on={draft.isWatched}
        onChange={(isWatched) => onChange({ isWatched })}
      />
    </>
  );
}

interface HouseProps {
  readonly option: WordedOption;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
}

/** A switch where there is only on and off, else what there is to choose from, with what the chosen one means. */
function House({ option, value, onChange }: HouseProps): JSX.Element {
  if (option.says !== undefined) {
    return <Switch label={option.title} hint={option.says} on={value === true} onChange={onChange} />;
  }
  const chosen = option.values.find((one) => one.value === value);
  return (
    <div class="opt">
      <p class="ol">
        <b>{option.title}</b>
      </p>
      <Segments label={option.title} options={option.values} value={chosen?.value} onChange={onChange} />
      <p class="small muted optsays" role="status">
        {chosen?.says}
      </p>
    </div>
  );
}

interface ClocksProps {
  readonly clocks: readonly string[];
  readonly value: Draft['clock'];
  readonly onChange: (clock: Draft['clock']) => void;
}

function Clocks({ clocks, value, onChange }: ClocksProps): JSX.Element {
  const { clocks: says, set } = usePagesWords();
  return (
    <label class="opt line">
      <span>
        <b>{set.time}</b>
        <span class="small muted" role="status">
          {set.timeSays[value]}
        </span>
      </span>
      <select
        class="pill tap"
        value={value}
        onChange={({ currentTarget }) => {
          const clock = CLOCK_NAMES.find((name) => name === currentTarget.value);
          if (clock !== undefined) onChange(clock);
        }}
      >
        {CLOCK_NAMES.filter((name) => clocks.includes(name)).map((name) => (
          <option key={name} value={name}>
            {says[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
