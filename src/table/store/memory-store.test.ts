import { MemoryStore } from './memory-store.ts';
import { codeContract } from '../testing/code-contract.ts';
import { storeContract } from '../testing/store-contract.ts';

const openNew = async () => ({ store: new MemoryStore(), close: async () => undefined });

storeContract('memory', openNew);
codeContract('memory', openNew);
