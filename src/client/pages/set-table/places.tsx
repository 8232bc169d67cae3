import type { JSX } from 'preact';
import { Segments } from '../../kit/forms/segments.tsx';
import { usePagesWords } from '../common/words.tsx';

export type Place = 'bots' | 'online';

interface Props {
  readonly value: Place;
  readonly onChange: (place: Place) => void;
}

/** Against bots here, or on line with others. */
export function Places({ value, onChange }: Props): JSX.Element {
  const { set } = usePagesWords();
  return (
    <>
      <h2>{set.where}</h2>
      <Segments<Place>
        label={set.where}
        options={[
          { value: 'bots', label: set.bots, icon: 'dice' },
          { value: 'online', label: set.online, icon: 'globe' },
        ]}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
