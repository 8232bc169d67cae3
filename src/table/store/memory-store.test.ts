import { MemoryStore } from './memory-store.ts';
import { codeContract, storeContract } from '../testing/store-contract.ts';

const openNew = async () => ({ store: new MemoryStore(), close: async () => undefined });

storeContract('memory', openNew);
codeContract('memory', openNew);
