import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Switch } from '../../kit/forms/switch.tsx';
import { forgetTold } from '../../play/coach/told.ts';
import { useWorld } from '../../shell/world.ts';
import { useSettingsWords } from './words.ts';

/** Whether somebody is told what is new; and all of it once more. */
export function Tips(): JSX.Element {
  const { settings, set } = useWorld();
  const says = useSettingsWords().settings;
  const [isForgotten, setIsForgotten] = useState(false);
  const again = (): void => {
    forgetTold();
    setIsForgotten(true);
  };
  return (
    <>
      <Switch label={says.tips} hint={says.tipsSays} on={settings.tips} onChange={(tips) => set({ tips })} />
      {settings.tips && (
        <div class="opt">
          <Button kind="quiet" icon="undo" onClick={again}>
            {says.tipsAgain}
          </Button>
          <p class="small" role="status">
            {isForgotten && says.tipsForgot}
          </p>
        </div>
      )}
    </>
  );
}
