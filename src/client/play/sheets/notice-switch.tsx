import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Switch } from '../../kit/forms/switch.tsx';
import { useLaterTableWords } from '../frame/later-words.ts';
import { askForNotices, noticeState } from './notices.ts';

/** Whether the browser tells when it is your turn. It is asked for leave when this is switched on, and never else. */
export function NoticeSwitch(): JSX.Element {
  const { settings, set } = useWorld();
  const say = useLaterTableWords();
  const [state, setState] = useState(noticeState);
  const isPossible = state === 'yes' || state === 'not-asked';
  const change = async (on: boolean): Promise<void> => {
    const answer = on ? await askForNotices() : state;
    setState(answer);
    set({ notices: on && answer === 'yes' });
  };
  return (
    <Switch
      label={say.notices}
      hint={isPossible ? say.noticesMore : say.noNotices[state]}
      on={isPossible && settings.notices}
      disabled={!isPossible}
      onChange={(on) => void change(on)}
    />
  );
}
