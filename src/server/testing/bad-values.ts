/** What no body is. */
export const MALFORMED: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  '{"',
  '{"a"',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{a:1}',
  '[1,2',
  'nul',
  'undefined',
  'NaN',
  '{"a":NaN}',
  '{}{}',
  '\u0000',
  '\uFEFF',
  '<xml/>',
  'a=b&c=d',
  '--x\r\n\r\n--x--',
  '{"__proto__":{"isHost":true}}',
  '{"constructor":{"prototype":{"isHost":true}}}',
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
];

/** JSON, but no object. */
export const NO_OBJECTS: readonly unknown[] = [[], null, 0, 1, -1.5, 'x', '', true, false, [[]], [{}], ['me']];

export const CONTENT_TYPES = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/jsonp',
  'json',
  '*/*',
  ';',
];

/** In place of a table's id. None of it is one. */
export const STRANGE_IDS = [
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%0d%0aset-cookie:%20straws=x',
  '%20',
  '%',
  '%zz',
  '%c3%28',
  '%ff',
  'a'.repeat(65),
  'a'.repeat(101),
  'a'.repeat(5000),
  '%F0%9F%90%AB',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '-1',
  '0',
  '[object%20Object]',
  "';drop%20table%20tables;--",
  '%22%20or%201=1',
  'tamokiru',
  'TAMOKIRU',
  '*',
  ':table',
  '{table}',
];

export const STRANGE_SEATS = [
  '8',
  '-1',
  '1.5',
  '0x1',
  '1e0',
  '%20',
  '%201',
  '01',
  'x',
  'NaN',
  'me',
  '%00',
  '9'.repeat(40),
];

export const STRANGE_SEQS = ['', '-1', '1.5', 'x', '1e3', '0x1', '9'.repeat(10), 'NaN', 'null'];

export const BEARERS = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer null',
  'bearer __proto__',
  `Bearer ${'a'.repeat(43)}`,
  `Bearer ${'a'.repeat(101)}`,
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer a b',
  'Bearer ../../x',
  'Basic YW5uOmFubg==',
  'x',
];

export const COOKIES = [
  'straws',
  'straws=',
  'straws=x',
  'straws="x"',
  `straws=${'a'.repeat(43)}`,
  `straws=${'a'.repeat(5000)}`,
  'straws=../..',
  '; ; =; straws=;',
  'STRAWS=x; Straws=y',
  'straws=__proto__',
];

export const STRANGE_HOSTS = ['a'.repeat(256), 'a'.repeat(5000), 'a b', '<script>', 'x/../y', 'x?y', 'x@y', '"'];

export const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'file://' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

const HUGE = 'x'.repeat(5000);
const NEVER: readonly unknown[] = [{}, [], { a: 1 }, [[[]]], [null], { $ne: 1 }, { toString: 1 }, HUGE, '\u0000'];
const NO_TEXT: readonly unknown[] = [...NEVER, null, true, false, 0, 1, -1, 1.5, 1e308, ''];
const NO_NUMBER: readonly unknown[] = [
  ...NEVER,
  null,
  true,
  false,
  '',
  '0',
  '1',
  'x',
  'NaN',
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
];
const NAMES_OF_PROTOTYPES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
const ODD_WORDS = [
  ...NAMES_OF_PROTOTYPES,
  'x',
  'x'.repeat(90),
  '🐫',
  '\u202E',
  '\uD800',
  '\r\n',
  ' ',
  '../..',
  '%00',
  '1',
];

/** Values that a property of each kind never has. */
export const WRONG = {
  name: [
    ...NEVER,
    null,
    true,
    0,
    1,
    '',
    ' ',
    '\u202E\u200B',
    '\t\r\n',
    'x'.repeat(25),
    'x'.repeat(201),
    '🐫'.repeat(30),
  ],
  hex: [
    ...NO_TEXT,
    ...ODD_WORDS,
    'a'.repeat(63),
    'a'.repeat(65),
    'A'.repeat(64),
    'g'.repeat(64),
    `${'a'.repeat(64)}\n`,
  ],
  word: [...NO_TEXT, ...ODD_WORDS],
  /** A word that may also be left open. */
  wordOrNull: [...NO_TEXT.filter((value) => value !== null), ...ODD_WORDS],
  seat: [...NO_NUMBER, 8, 99, 1e9],
  ask: [...NO_NUMBER, 0, 999, 1e9],
  flag: [...NEVER, null, 0, 1, -1, '', 'true', 'false', 'yes', 1.5],
  seats: [
    ...NO_TEXT,
    'me',
    ['me'],
    ['open', 'open'],
    ['me', 'me'],
    ['me', null],
    ['me', 'OPEN'],
    ['me', { bot: 'genius' }],
    ['me', { bot: 'genius' }],
    ['me', { bot: 'medium', x: 1 }],
    ['me', { bot: 'constructor' }],
    Array.from({ length: 9 }, (_, i) => (i === 0 ? 'me' : 'open')),
    Array.from({ length: 900 }, () => 'me'),
  ],
  options: [
    ...NO_TEXT.filter((value) => JSON.stringify(value) !== '{}'),
    { ending: 'never' },
    { ending: 1 },
    { ending: null },
    { ending: ['race-to-100'] },
    { form: 'single' },
    { constructor: 1 },
    { toString: true },
    { ['x'.repeat(41)]: 1 },
  ],
} satisfies Readonly<Record<string, readonly unknown[]>>;

export type Kind = keyof typeof WRONG;
