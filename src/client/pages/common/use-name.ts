import { useWorld } from '../../shell/world.ts';

/** What the person here is called: at a table alone nobody needs a name. */
export function useName(): string {
  const { words, settings } = useWorld();
  return settings.name === '' ? words.common.you : settings.name;
}
