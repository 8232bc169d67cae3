import type { JSX } from 'preact';
import { settled, type LaterPage } from '../../shell/later.tsx';
import { useAnswer } from '../../shell/use-answer.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useWorld } from '../../shell/world.ts';

interface Closing {
  readonly onClose: () => void;
}

/** Something that lies over a table when somebody asks for it, and is loaded then. The table stays as it is. */
export function laterSheet<Props extends Closing>(
  load: () => Promise<(props: Props) => JSX.Element>,
): LaterPage<Props> {
  let Loaded: ((props: Props) => JSX.Element) | undefined;
  const loaded = async (): Promise<unknown> => (Loaded ??= await load());
  function Later(props: Props): JSX.Element {
    const { common } = useWorld().words;
    const [answer] = useAnswer(loaded, '');
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (answer.is !== 'failed') return <></>;
    return (
      <Dialog title={common.notLoaded.title} onClose={props.onClose} closeLabel={common.close}>
        <p>{common.notLoaded.says}</p>
      </Dialog>
    );
  }
  return Object.assign(Later, { fetch: () => settled(loaded()) });
}
