import { runDriver } from '../drivers/run.ts';
import { faults } from './faults.ts';

await runDriver(faults);
