import { answerTo } from './requests.ts';

const VERSION = 1;

export const ENTRIES = 'entries';
export const TABLES = 'tables';
export const PLAYER = 'player';
export const BY_CODE = 'code';

export function openDatabase(name: string, factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(name, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore(ENTRIES, { keyPath: ['table', 'place'] });
    database.createObjectStore(TABLES, { keyPath: 'id' }).createIndex(BY_CODE, 'card.code', { unique: true });
    database.createObjectStore(PLAYER);
  });
  request.addEventListener('success', () => {
    // a newer version in another tab must not wait for this one
    request.result.addEventListener('versionchange', () => request.result.close());
  });
  return answerTo(request);
}
