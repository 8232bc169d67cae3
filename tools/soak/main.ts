import { runDriver } from '../drivers/run.ts';
import { soak } from './soak.ts';

await runDriver(soak);
