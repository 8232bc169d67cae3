import type { JSX } from 'preact';
import { levelMark } from './art/level.ts';
import { mark } from './art/mark.ts';
import { Svg } from './svg.tsx';

export type Level = 1 | 2 | 3 | 4;

const LOGO = mark();

/** Three straws in a closed hand. */
export function Mark(): JSX.Element {
  return <Svg html={LOGO} />;
}

/** As many straws as the bot is strong. */
export function LevelMark({ level }: { readonly level: Level }): JSX.Element {
  return (
    <svg class="lvl" viewBox="0 0 30 20" aria-hidden="true" dangerouslySetInnerHTML={{ __html: levelMark(level) }} />
  );
}
