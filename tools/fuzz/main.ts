import { runDriver } from '../drivers/run.ts';
import { fuzz } from './fuzz.ts';

await runDriver(fuzz);
