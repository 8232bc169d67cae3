import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useWorld } from '../../shell/world.ts';
import { whoAt } from '../../words/who.ts';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { TableState } from '../session/session.ts';
import { Bar } from './bar.tsx';
import { unsaltedAt } from './unsalted.ts';

/** Tables where it has been read. */
const read = new Set<string>();

/** Says before the first card that somebody plays without a number; it stays until it has been read. */
export function SealingNote({ state: { table, you } }: { readonly state: TableState }): JSX.Element {
  const { common } = useWorld().words;
  const say = useLaterTableWords();
  const [isRead, setRead] = useState(read.has(table.id));
  const who = unsaltedAt(table).map((seat) => whoAt(table, you, seat));
  if (isRead || who.length === 0) return <></>;
  const close = (): void => {
    read.add(table.id);
    setRead(true);
  };
  return (
    <Bar
      kind="told"
      sign={<Icon name="warn" />}
      head={say.withoutNumber(who)}
      button={<IconButton icon="close" label={common.close} onClick={close} />}
    >
      {say.withoutNumberMore}
    </Bar>
  );
}
