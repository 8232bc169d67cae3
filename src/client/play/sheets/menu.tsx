import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Switch } from '../../kit/forms/switch.tsx';
import { go, pathOf } from '../../shell/route.ts';
import { useLaterTableWords } from '../frame/later-words.ts';
import { problemSays } from '../session/errors.ts';
import { NoticeSwitch } from './notice-switch.tsx';
import { otherPeople } from './phrases.tsx';
import type { Session, TableState } from '../session/session.ts';
import { whoAt } from '../../words/who.ts';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Sound, notices, whom not to hear, the rules, and the ways out. */
export function Menu({ session, state, onClose }: Props): JSX.Element {
  const { words, settings, set } = useWorld();
  const say = useLaterTableWords();
  const { table, you, muted } = state;
  const { link, id } = session;
  const [problem, setProblem] = useState('');
  const isOnline = link.isOnline && you !== null;
  const mayLeave = you !== null && table.status === 'playing';
  return (
    <Dialog title={say.menu} onClose={onClose} closeLabel={words.common.close}>
      <div class="menulist">
        <Switch label={say.sound} on={settings.sound} onChange={(sound) => set({ sound })} />
        {isOnline && mayLeave && <NoticeSwitch />}
        {isOnline &&
          otherPeople(state).map((seat) => (
            <Switch
              key={seat}
              label={say.mute(whoAt(table, you, seat))}
              on={muted.includes(seat)}
              onChange={(on) => void link.mute(id, seat, on).catch((error) => setProblem(problemSays(error, words)))}
            />
          ))}
        <div class="opt">
          <a class="btn wfull" href={pathOf({ page: 'rules', game: table.game })} target="_blank" rel="noopener">
            <Icon name="rules" />
            {words.pages.nav.rules}
          </a>
        </div>
        <div class="opt">
          <Button icon="home" class="wfull" onClick={() => go({ page: 'home' })}>
            {say.goHome}
          </Button>
          {mayLeave && <p class="small muted">{link.isOnline ? say.goHomeOnline : say.goHomeMore}</p>}
        </div>
        {mayLeave && <Leaving session={session} onProblem={setProblem} />}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  );
}

interface LeavingProps {
  readonly session: Session;
  onProblem(sentence: string): void;
}

/** For good, so it is asked twice. */
function Leaving({ session: { link, id }, onProblem }: LeavingProps): JSX.Element {
  const { words } = useWorld();
  const say = useLaterTableWords();
  const [step, setStep] = useState<'rest' | 'asked' | 'going'>('rest');
  const [head, more] = link.isOnline ? [say.leaveTable, say.leaveTableMore] : [say.leaveAlone, say.leaveAloneMore];
  const leave = async (): Promise<void> => {
    setStep('going');
    try {
      await link.leave(id);
      go({ page: 'home' });
    } catch (error) {
      onProblem(problemSays(error, words));
      setStep('rest');
    }
  };
  if (step !== 'rest') {
    const sure = link.isOnline ? say.leaveSure : say.leaveAloneSure;
    const isGoing = step === 'going';
    return <Sure {...{ head, sure, isGoing }} onStay={() => setStep('rest')} onLeave={() => void leave()} />;
  }
  return (
    <div class="opt">
      <Button kind="quiet" icon="exit" class="wfull" onClick={() => setStep('asked')}>
        {head}
      </Button>
      <p class="small muted">{more}</p>
    </div>
  );
}

interface SureProps {
  readonly head: string;
  readonly sure: string;
  readonly isGoing: boolean;
  onStay(): void;
  onLeave(): void;
}

function Sure({ head, sure, isGoing, onStay, onLeave }: SureProps): JSX.Element {
  const say = useLaterTableWords();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that was pressed is gone
    stay.current?.focus();
  }, []);
  return (
    <div class="opt" role="group" aria-label={head}>
      <p role="alert">
        <b>{sure}</b>
      </p>
      <div class="row">
        <Button buttonRef={stay} onClick={onStay}>
          {say.stay}
        </Button>
        <Button kind="primary" class="danger" icon="exit" busy={isGoing} onClick={onLeave}>
          {head}
        </Button>
      </div>
    </div>
  );
}
