import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../css/hint.css';
import type { Hint } from '../../protocol/analysis.ts';
import { Busy } from '../parts/busy.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { hint as english } from '../words/en/hint.ts';
import { hint as french } from '../words/fr/hint.ts';
import { useWorld } from '../world.ts';
import { sorryFor } from './errors.ts';
import { adviceIn, type Advice } from './advice.ts';
import type { Sitting } from './sitting.ts';

export interface HintProps<View, GameScene> {
  readonly sitting: Sitting;
  readonly view: View;
  readonly scene: GameScene;
  /** The card of the best move, to be marked. */
  readonly onMark: (card: string | null) => void;
  readonly onClose: () => void;
}

interface Props {
  readonly sitting: Sitting;
  /** What stands on a move's button. */
  deedSays(move: string): string;
  /** The card that a move is about. */
  cardOf(move: string): string | null;
  readonly onMark: (card: string | null) => void;
  readonly onClose: () => void;
}

const WORDS = { en: english, fr: french };

type State =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly hint: Hint }
  | { readonly is: 'sorry'; readonly says: string };

/** What the best of one's moves are, over the table; it goes when the question does. */
export function HintBar({ sitting, deedSays, cardOf, onMark, onClose }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const says = WORDS[settings.language];
  const [state, setState] = useState<State>({ is: 'coming' });
  useEffect(() => {
    let isWanted = true;
    sitting.link.hint(sitting.id).then(
      (hint) => {
        if (!isWanted) return;
        setState({ is: 'here', hint });
        onMark(hint.options[0] === undefined ? null : cardOf(hint.options[0].move));
      },
      (error: unknown) => isWanted && setState({ is: 'sorry', says: sorryFor(error, words) }),
    );
    return () => {
      isWanted = false;
    };
  }, [sitting]);
  useEffect(() => {
    const look = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, [onClose]);
  return (
    <section class="hintbar" aria-label={says.title}>
      <span class="hintic">{state.is === 'coming' ? <Busy /> : <Icon name="hint" />}</span>
      <p role="status">
        {state.is === 'coming' && says.thinking}
        {state.is === 'sorry' && state.says}
        {state.is === 'here' && sentenceOf(adviceIn(state.hint), deedSays, says)}
      </p>
      <IconButton icon="close" label={words.common.close} onClick={onClose} />
    </section>
  );
}

function sentenceOf(advice: Advice, deedSays: Props['deedSays'], says: typeof english): string {
  switch (advice.is) {
    case 'none':
      return says.none;
    case 'only':
      return says.only(deedSays(advice.move));
    case 'even':
      return says.even(advice.moves.map(deedSays), advice.percent);
    case 'best':
      return advice.next === null
        ? says.best(deedSays(advice.move), advice.percent)
        : says.bestAndNext(deedSays(advice.move), advice.percent, deedSays(advice.next.move), advice.next.percent);
  }
}
