import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeSettings, readSettings, settingsIn } from './settings.ts';
import { keep, keepNothing, readKept } from './storage.ts';

const USUAL = settingsIn(null, ['en']);

afterEach(() => void vi.unstubAllGlobals());

describe('what was kept', () => {
  test('is what counts', () => {
    const set = {
      language: 'fr',
      theme: 'dark',
      sound: false,
      volume: 30,
      notices: true,
      pace: 'fast',
      motion: 'off',
      previews: false,
      tips: false,
      name: 'Ann',
    } as const;
    expect(settingsIn(set, ['en'])).toEqual(set);
  });

  test.each([
    null,
    7,
    'dark',
    [],
    { theme: 'pink' },
    { language: 'xx', pace: 'toString', motion: 1, sound: 'no', volume: 101, notices: 1 },
  ])('is left out where it makes no sense: %j', (kept) => {
    expect(settingsIn(kept, ['en'])).toEqual(USUAL);
  });

  test('one bad field spoils no other', () => {
    expect(settingsIn({ theme: 'dark', pace: 3, name: ['Ann'] }, ['en'])).toEqual({ ...USUAL, theme: 'dark' });
  });

  test('a name is no longer than a name may be', () => {
    expect(settingsIn({ name: ` ${'x'.repeat(99)}` }, ['en']).name).toBe('x'.repeat(24));
  });
});

test.each([
  [['de-AT', 'fr-CA', 'en'], 'fr'],
  [['FR'], 'fr'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('who reads %j gets %s', (languages, language) => {
  expect(settingsIn(null, languages).language).toBe(language);
});

describe('what is set here', () => {
  const browser = (kept: string | null): { kept: string | null } => {
    const storage = { kept };
    const setItem = (_: string, value: string): void => void (storage.kept = value);
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('localStorage', { getItem: () => storage.kept, setItem });
    return storage;
  };

  test('leaves alone what another tab has set since', () => {
    const storage = browser(JSON.stringify({ ...USUAL, theme: 'dark' }));
    const now = changeSettings(USUAL, { volume: 10 });
    expect(now).toEqual({ ...USUAL, theme: 'dark', volume: 10 });
    expect(JSON.parse(storage.kept!)).toEqual(now);
  });

  test('lasts as long as the page where nothing is kept', () => {
    vi.stubGlobal('localStorage', undefined);
    const now = changeSettings(USUAL, { volume: 10 });
    expect(changeSettings(now, { theme: 'dark' })).toEqual({ ...USUAL, volume: 10, theme: 'dark' });
  });
});

describe('a browser', () => {
  test('that keeps something else than JSON', () => {
    vi.stubGlobal('localStorage', { getItem: () => '{"theme":' });
    expect(readKept('settings')).toBeNull();
  });

  test('that forbids to look', () => {
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: forbidden });
    expect(readSettings()).toMatchObject({ theme: 'auto', name: '' });
    expect(() => keep('settings', USUAL)).not.toThrow();
    expect(() => keepNothing()).not.toThrow();
  });
});
