import { expect, test } from 'vitest';
import { Playback, type Animator, type AnyEvent } from './playback.ts';
import type { TableState } from '../session/session.ts';
import { messageOf, stateOf } from '../testing/tables.ts';

/** The view is the list of what happened; the animator goes on when it is told to. */
class Script implements Animator<string> {
  readonly seen: string[] = [];
  readonly noted: string[] = [];
  #next: (() => void)[] = [];
  isWaiting = false;

  after(view: string, event: AnyEvent): string {
    return view + event.type;
  }

  before(events: readonly AnyEvent[], at: number, view: string): Promise<void> | void {
    this.seen.push(`${view}+${events[at]!.type}`);
    if (!this.isWaiting) return undefined;
    return new Promise((resolve) => {
      this.#next.push(resolve);
    });
  }

  afterwards(_events: readonly AnyEvent[], _at: number, view: string, isAgain: boolean): void {
    this.seen.push(isAgain ? `again ${view}` : view);
  }

  note(event: AnyEvent): void {
    this.noted.push(event.type);
  }

  jumped(view: string): void {
    this.seen.push(`jump ${view}`);
  }

  async goOn(): Promise<void> {
    this.#next.shift()?.();
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve();
}

const ASK = { id: 1, things: [] };
const at = (view: string, change: Partial<TableState> = {}): TableState => stateOf(view, change);
const told = (type: string, seat: number): AnyEvent => ({ type, seat });

function begin(first: TableState): {
  playback: Playback<string>;
  script: Script;
  hear: (to: TableState, ...events: AnyEvent[]) => void;
} {
  const script = new Script();
  const playback = new Playback<string>(first, script, () => undefined);
  script.seen.length = 0;
  return { playback, script, hear: (to, ...events) => playback.hear(to, messageOf(to, events)) };
}

test('shows events one after the other, before and after the view changes', async () => {
  const { playback, script, hear } = begin(at('-'));
  hear(at('-ab'), told('a', 1), told('b', 2));
  await settled();
  expect(script.seen).toEqual(['-+a', '-a', '-a+b', '-ab']);
  expect(playback.displayed.view).toBe('-ab');
});

test('asks nothing while there is more to show', async () => {
  const { playback, script, hear } = begin(at('-'));
  script.isWaiting = true;
  hear(at('-a', { ask: ASK }), told('a', 1));
  expect(playback.displayed.ask).toBe(null);
  await script.goOn();
  expect(playback.displayed.ask).toEqual(ASK);
});

test('takes the view of the table for true, not what the events made of it', async () => {
  const { playback, hear } = begin(at('-'));
  hear(at('truth'), told('a', 1));
  await settled();
  expect(playback.displayed.view).toBe('truth');
});

test('catches up at once when too much waits, and forgets no line of it', async () => {
  const { playback, script, hear } = begin(at('-'));
  script.isWaiting = true;
  const types = [...'abcdefghijkl'];
  types.forEach((type, i) => hear(at(types.slice(0, i + 1).join('')), told(type, 1)));
  script.isWaiting = false;
  await script.goOn();
  expect(playback.displayed.view).toBe('abcdefghijkl');
  expect(script.noted).toEqual(types);
  expect(script.seen).not.toContain('ab+c');
});

test('a snapshot ends what is under way', async () => {
  const { playback, script, hear } = begin(at('-'));
  script.isWaiting = true;
  hear(at('-a'), told('a', 1));
  playback.hear(at('elsewhere'), null);
  await script.goOn();
  expect(playback.displayed.view).toBe('elsewhere');
  expect(script.seen).toEqual(['-+a', 'jump elsewhere']);
});

test('shows again what happened since the own turn, without the own move', async () => {
  const { playback, script, hear } = begin(at('-', { ask: ASK }));
  hear(at('-xy'), told('x', 0), told('y', 1));
  hear(at('-xyz', { ask: { ...ASK, id: 2 } }), told('z', 2));
  await settled();
  script.seen.length = 0;
  playback.again();
  await settled();
  expect(script.seen).toEqual(['-x+y', 'again -xy', '-xy+z', 'again -xyz']);
  expect(script.noted).toEqual(['x', 'y', 'z']);
});

test('the present stands while the past is shown, with its question', async () => {
  const { playback, script, hear } = begin(at('-'));
  hear(at('-a', { ask: ASK }), told('a', 1));
  await settled();
  script.isWaiting = true;
  playback.again();
  await settled();
  expect(playback.displayed).toMatchObject({ again: '-', view: '-a', ask: ASK });
  await script.goOn();
  expect(playback.displayed).toMatchObject({ again: null, view: '-a', ask: ASK });
});

test('what comes while the past is shown is shown after it', async () => {
  const { playback, script, hear } = begin(at('-'));
  hear(at('-a'), told('a', 1));
  await settled();
  script.isWaiting = true;
  playback.again();
  hear(at('-ab'), told('b', 2));
  await settled();
  expect(playback.displayed.view).toBe('-a');
  await script.goOn();
  await script.goOn();
  expect(playback.displayed).toMatchObject({ again: null, view: '-ab' });
});

test('it can be stopped, and goes on with what waited', async () => {
  const { playback, script, hear } = begin(at('-'));
  hear(at('-a'), told('a', 1));
  await settled();
  script.isWaiting = true;
  playback.again();
  hear(at('-ab'), told('b', 2));
  await settled();
  script.isWaiting = false;
  playback.stopAgain();
  await settled();
  expect(playback.displayed).toMatchObject({ again: null, view: '-ab' });
  expect(script.seen).not.toContain('again -a');
});

test('nothing is there to be shown again before anything happened, nor after a gap', async () => {
  const { playback, hear } = begin(at('-'));
  expect(playback.isRemembered).toBe(false);
  hear(at('-a'), told('a', 1));
  await settled();
  expect(playback.isRemembered).toBe(true);
  playback.hear(at('elsewhere'), null);
  expect(playback.isRemembered).toBe(false);
});

test('who comes to a table that has just begun sees how it began', async () => {
  const { playback, script } = begin(at('-'));
  playback.open([told('deal', 1)]);
  await settled();
  expect(script.seen).toEqual(['-+deal', '-deal']);
  expect(playback.displayed.view).toBe('-');
});
