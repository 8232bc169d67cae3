import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Busy } from '../../kit/busy.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { Net } from '../session/connection.ts';
import { Bar } from './bar.tsx';

interface Props {
  readonly net: Net;
  /** How many things there are to tell of. */
  readonly missed: number;
}

/** How the connection is, while it is worth a word; if there is none to say, the server is newer than this page. */
export function NetBar({ net, missed }: Props): JSX.Element {
  const { common } = useWorld().words;
  const table = useLaterTableWords();
  switch (net.state) {
    case 'fine':
      return <Newer />;
    case 'lost':
      return (
        <Bar kind="lost" sign={<Icon name="offline" />} head={table.lost}>
          {table.lostMore}
        </Bar>
      );
    case 'held':
      return (
        <Bar kind="again" sign={<Busy />} head={table.held}>
          {table.heldMore}
        </Bar>
      );
    case 'again':
      return (
        <Bar kind="again" sign={<Busy />} head={table.again}>
          {table.againMore}
        </Bar>
      );
    case 'back':
      return (
        <Bar
          kind="ok"
          sign={<Icon name="check" />}
          head={table.back}
          button={<IconButton icon="close" label={common.close} onClick={net.dismiss} />}
        >
          {table.missed(missed)}
        </Bar>
      );
  }
}

/** The server has become newer than this page. */
function Newer(): JSX.Element {
  const say = useLaterTableWords();
  return (
    <Bar
      kind="again"
      sign={<Icon name="bell" />}
      head={say.newVersion}
      button={<Button onClick={() => location.reload()}>{say.reload}</Button>}
    >
      {say.newVersionMore}
    </Bar>
  );
}
