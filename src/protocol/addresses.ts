/** Every address that the client knows. It is one page, which the server sends for each, and finds out itself where it is. */
export const ADDRESSES = {
  home: '/',
  tables: '/tables',
  settings: '/settings',
  link: '/link',
  set: '/set/:game',
  rules: '/rules/:game',
  join: '/j/:code',
  table: '/t/:table',
  aloneTable: '/alone/:table',
  back: '/t/:table/back',
  aloneBack: '/alone/:table/back',
} as const;
