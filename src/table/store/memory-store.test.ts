import { MemoryStore } from './memory-store.ts';
import { storeContract } from '../testing/store-contract.ts';

storeContract('memory', async () => ({ store: new MemoryStore(), close: async () => undefined }));
