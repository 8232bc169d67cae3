import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { PACES, type Pace } from '../../shell/settings.ts';
import { Segments } from '../../kit/forms/segments.tsx';
import { Switch } from '../../kit/forms/switch.tsx';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { Shell } from '../../shell/shell.tsx';
import { usePage } from '../../shell/use-page.ts';
import { InLaterTableWords } from '../../play/frame/later-words.ts';
import { NoticeSwitch } from '../../play/sheets/notice-switch.tsx';
import { Tips } from './tips.tsx';
import { Device } from './device.tsx';
import { Devices } from './devices.tsx';
import { Forget } from './forget.tsx';
import { Volume } from './volume.tsx';
import { InSettingsWords, useSettingsWords } from './words.ts';
import { You } from './you.tsx';

const PACE_NAMES = Object.keys(PACES) as Pace[];

export function SettingsPage(): JSX.Element {
  return (
    <InSettingsWords>
      <InLaterTableWords>
        <Settings />
      </InLaterTableWords>
    </InSettingsWords>
  );
}

function Settings(): JSX.Element {
  const { title } = useSettingsWords().settings;
  usePage({ title, classes: 'home sets' });
  return (
    <Shell here="settings">
      <h1>{title}</h1>
      <div class="sgrid">
        <You />
        <AtTheTable />
        <Look />
        <Tongue />
        <Device />
        <Devices />
        <Forget />
      </div>
    </Shell>
  );
}

function AtTheTable(): JSX.Element {
  const { settings, set } = useWorld();
  const says = useSettingsWords().settings;
  return (
    <section class="panel">
      <h2>{says.table}</h2>
      <Switch
        label={says.previews}
        hint={says.previewsSays}
        on={settings.previews}
        onChange={(previews) => set({ previews })}
      />
      <Tips />
      <div class="opt">
        <p class="ol">
          <b>{says.pace}</b>
        </p>
        <Segments
          label={says.pace}
          options={PACE_NAMES.map((value) => ({ value, label: says.paces[value] }))}
          value={settings.pace}
          onChange={(pace) => set({ pace })}
        />
        <p class="small muted optsays">{says.paceSays}</p>
      </div>
      <Switch label={says.sound} hint={says.soundSays} on={settings.sound} onChange={(sound) => set({ sound })} />
      <Volume />
      <NoticeSwitch />
    </section>
  );
}

function Look(): JSX.Element {
  const { settings, set } = useWorld();
  const { look, colours, light, dark, auto, motion, motionSays } = useSettingsWords().settings;
  return (
    <section class="panel">
      <h2>{look}</h2>
      <div class="opt">
        <p class="ol">
          <b>{colours}</b>
        </p>
        <Segments
          label={colours}
          options={[
            { value: 'light' as const, label: light },
            { value: 'dark' as const, label: dark },
            { value: 'auto' as const, label: auto },
          ]}
          value={settings.theme}
          onChange={(theme) => set({ theme })}
        />
      </div>
      <Switch
        label={motion}
        hint={motionSays}
        on={settings.motion === 'off'}
        onChange={(isOff) => set({ motion: isOff ? 'off' : 'auto' })}
      />
    </section>
  );
}

function Tongue(): JSX.Element {
  const { settings, set } = useWorld();
  const { language, languageSays } = useSettingsWords().settings;
  const options = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }));
  return (
    <section class="panel">
      <h2>{language}</h2>
      <div class="opt">
        <Segments
          label={language}
          options={options}
          value={settings.language}
          onChange={(next) => set({ language: next })}
        />
        <p class="small muted optsays">{languageSays}</p>
      </div>
    </section>
  );
}
