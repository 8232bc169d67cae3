import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Switch } from '../parts/switch.tsx';
import { go, pathOf } from '../route.ts';
import { sorryFor } from './errors.ts';
import { otherPeople } from './phrases.tsx';
import type { Sitting, Standing } from './sitting.ts';
import { whoAt } from './who.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** Sound, whom not to hear, the rules, and the ways out. */
export function Menu({ sitting, standing, onClose }: Props): JSX.Element {
  const { words, settings, set } = useWorld();
  const { table: say, common } = words;
  const { table, you, muted } = standing;
  const { link, id } = sitting;
  const [sorry, setSorry] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      await link.leave(id);
      go({ page: 'home' });
    } catch (error) {
      setSorry(sorryFor(error, words));
      setIsLeaving(false);
    }
  };
  const mayLeave = you !== null && table.status === 'playing';
  return (
    <Dialog title={say.menu} onClose={onClose} closeLabel={common.close}>
      <div class="menulist">
        <Switch label={say.sound} on={settings.sound} onChange={(sound) => set({ sound })} />
        {link.isOnline &&
          you !== null &&
          otherPeople(standing).map((seat) => (
            <Switch
              key={seat}
              label={say.mute(whoAt(table, you, seat))}
              on={muted.includes(seat)}
              onChange={(on) => void link.mute(id, seat, on).catch((error) => setSorry(sorryFor(error, words)))}
            />
          ))}
        <div class="opt">
          <a class="btn wfull" href={pathOf({ page: 'rules', game: 'straw' })} target="_blank" rel="noopener">
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
        {mayLeave && (
          <div class="opt">
            <Button kind="quiet" icon="exit" class="wfull" busy={isLeaving} onClick={() => void leave()}>
              {link.isOnline ? say.leaveTable : say.leaveAlone}
            </Button>
            <p class="small muted">{link.isOnline ? say.leaveTableMore : say.leaveAloneMore}</p>
          </div>
        )}
        {sorry !== '' && <p role="alert">{sorry}</p>}
      </div>
    </Dialog>
  );
}
