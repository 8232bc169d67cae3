import { runDriver } from '../drivers/run.ts';
import { playRole } from '../traffic/role.ts';
import { load } from './load.ts';

await playRole();
await runDriver(load);
