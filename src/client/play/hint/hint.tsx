import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/hint.css';
import type { Hint } from '../../../protocol/analysis.ts';
import { Busy } from '../../kit/busy.tsx';
import { Icon } from '../../kit/icon.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import type { HintWords } from '../../words/en/later/hint.ts';
import { saidIn } from '../../words/languages.ts';
import { useWorld } from '../../shell/world.ts';
import { problemSays } from '../session/errors.ts';
import { adviceIn, type Advice } from './advice.ts';
import type { Session } from '../session/session.ts';

export interface HintProps<View, Context> {
  readonly session: Session;
  readonly view: View;
  readonly context: Context;
  /** Whether there is something to decide. */
  readonly isAsked: boolean;
  /** The card of the best move, to be marked. */
  readonly onMark: (card: string | null) => void;
  readonly onClose: () => void;
}

interface Props {
  readonly session: Session;
  readonly isAsked: boolean;
  /** What stands on a move's button. */
  moveSays(move: string): string;
  /** The card that a move is about. */
  cardOf(move: string): string | null;
  readonly onMark: (card: string | null) => void;
  readonly onClose: () => void;
}

const WORDS = import.meta.glob<HintWords>('../../words/*/later/hint.ts', { import: 'hint', eager: true });

type State =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly hint: Hint }
  | { readonly is: 'failed'; readonly says: string };

/** What the best of one's moves are, over the table; it goes when the question does. */
export function HintBar({ session, isAsked, moveSays, cardOf, onMark, onClose }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const says = saidIn(WORDS, settings.language);
  const [state, setState] = useState<State>(isAsked ? { is: 'coming' } : { is: 'failed', says: says.none });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    session.link.hint(session.id).then(
      (hint) => {
        if (!isWanted) return;
        setState({ is: 'here', hint });
        onMark(hint.options[0] === undefined ? null : cardOf(hint.options[0].move));
      },
      (error: unknown) => isWanted && setState({ is: 'failed', says: problemSays(error, words) }),
    );
    return () => {
      isWanted = false;
    };
  }, [session]);
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
        {state.is === 'failed' && state.says}
        {state.is === 'here' && sentenceOf(adviceIn(state.hint), moveSays, says)}
      </p>
      <IconButton icon="close" label={words.common.close} onClick={onClose} />
    </section>
  );
}

function sentenceOf(advice: Advice, moveSays: Props['moveSays'], says: HintWords): string {
  switch (advice.is) {
    case 'none':
      return says.none;
    case 'only':
      return says.only(moveSays(advice.move));
    case 'even':
      return says.even(advice.moves.map(moveSays), advice.percent);
    case 'best':
      return advice.next === null
        ? says.best(moveSays(advice.move), advice.percent)
        : says.bestAndNext(moveSays(advice.move), advice.percent, moveSays(advice.next.move), advice.next.percent);
  }
}
