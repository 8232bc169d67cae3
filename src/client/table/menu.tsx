import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Switch } from '../parts/switch.tsx';
import { go, pathOf } from '../route.ts';
import { sorryFor } from './errors.ts';
import { NoticeSwitch } from './notice-switch.tsx';
import { otherPeople } from './phrases.tsx';
import type { Sitting, Standing } from './sitting.ts';
import { whoAt } from './who.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** Sound, notices, whom not to hear, the rules, and the ways out. */
export function Menu({ sitting, standing, onClose }: Props): JSX.Element {
  const { words, settings, set } = useWorld();
  const { table: say, common } = words;
  const { table, you, muted } = standing;
  const { link, id } = sitting;
  const [sorry, setSorry] = useState('');
  const isOnline = link.isOnline && you !== null;
  const mayLeave = you !== null && table.status === 'playing';
  return (
    <Dialog title={say.menu} onClose={onClose} closeLabel={common.close}>
      <div class="menulist">
        <Switch label={say.sound} on={settings.sound} onChange={(sound) => set({ sound })} />
        {isOnline && mayLeave && <NoticeSwitch />}
        {isOnline &&
          otherPeople(standing).map((seat) => (
            <Switch
              key={seat}
              label={say.mute(whoAt(table, you, seat))}
              on={muted.includes(seat)}
              onChange={(on) => void link.mute(id, seat, on).catch((error) => setSorry(sorryFor(error, words)))}
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
        {mayLeave && <Leaving sitting={sitting} onSorry={setSorry} />}
        {sorry !== '' && <p role="alert">{sorry}</p>}
      </div>
    </Dialog>
  );
}

interface LeavingProps {
  readonly sitting: Sitting;
  onSorry(sentence: string): void;
}

/** For good, so it is asked twice. */
function Leaving({ sitting: { link, id }, onSorry }: LeavingProps): JSX.Element {
  const { words } = useWorld();
  const { table: say } = words;
  const [step, setStep] = useState<'rest' | 'asked' | 'going'>('rest');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed is gone
    if (step === 'asked') box.current?.querySelector('button')?.focus();
  }, [step]);
  const [head, more] = link.isOnline ? [say.leaveTable, say.leaveTableMore] : [say.leaveAlone, say.leaveAloneMore];
  const leave = async (): Promise<void> => {
    setStep('going');
    try {
      await link.leave(id);
      go({ page: 'home' });
    } catch (error) {
      onSorry(sorryFor(error, words));
      setStep('rest');
    }
  };
  if (step === 'rest') {
    return (
      <div class="opt">
        <Button kind="quiet" icon="exit" class="wfull" onClick={() => setStep('asked')}>
          {head}
        </Button>
        <p class="small muted">{more}</p>
      </div>
    );
  }
  return (
    <div class="opt" role="group" aria-label={head} ref={box}>
      <p role="alert">
        <b>{link.isOnline ? say.leaveSure : say.leaveAloneSure}</b>
      </p>
      <div class="row">
        <Button onClick={() => setStep('rest')}>{say.stay}</Button>
        <Button kind="primary" class="danger" icon="exit" busy={step === 'going'} onClick={() => void leave()}>
          {head}
        </Button>
      </div>
    </div>
  );
}
