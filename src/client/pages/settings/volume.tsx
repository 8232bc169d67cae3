import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { useLaterTableWords } from '../../play/frame/later-words.ts';
import { play } from '../../kit/motion/sound.ts';

const STEP = 5;

export function Volume(): JSX.Element | null {
  const { settings, set } = useWorld();
  const say = useLaterTableWords();
  const id = useId();
  if (!settings.sound) return null;
  return (
    <div class="opt">
      <label class="ol" for={id}>
        <b>{say.volume}</b> <span class="num">{say.percent(settings.volume)}</span>
      </label>
      <input
        id={id}
        class="slider"
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={settings.volume}
        onInput={({ currentTarget }) => set({ volume: Number(currentTarget.value) })}
        onChange={({ currentTarget }) => play('tap', { sound: true, volume: Number(currentTarget.value) })}
      />
    </div>
  );
}
