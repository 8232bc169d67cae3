import { runDriver } from '../drivers/run.ts';
import { duel } from './duel.ts';

await runDriver(duel);
