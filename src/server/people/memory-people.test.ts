import { MemoryPeople } from './memory-people.ts';
import { peopleContract } from './testing/people-contract.ts';

peopleContract('memory', async () => ({ store: new MemoryPeople(), close: async () => undefined }));
