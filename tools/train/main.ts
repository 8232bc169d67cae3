import { runDriver } from '../drivers/run.ts';
import { train } from './train.ts';

await runDriver(train);
