import type { Args } from '../../src/cli/args.ts';
import { lay } from '../drivers/ground.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { assail } from './assail.ts';
import { ORDER_FLAGS, readOrders } from './orders.ts';
import { reportOf, reportOfFailure } from './report.ts';

export const fuzz: Driver = {
  name: 'fuzz',
  says:
    'Sends nonsense to servers where people play: requests made from the document with every field violated, real ones with parts of others in them, ' +
    'and their bytes flipped, cut and doubled over bare connections. No answer may be a 5xx or undocumented, no table of others may change by a byte, ' +
    'no memory, handles or rows may grow, and afterwards a whole match of every game is played.',
  flags: ORDER_FLAGS,
  run: async (args: Args, stopped: AbortSignal): Promise<Report> => {
    const orders = readOrders(args);
    const ground = await lay(orders);
    const began = performance.now();
    const seconds = (): number => (performance.now() - began) / 1000;
    try {
      return await assail(orders, ground, stopped).then(
        (assailed) => reportOf(orders, seconds(), assailed),
        (error: unknown) => reportOfFailure(orders, seconds(), error),
      );
    } finally {
      await ground.drop();
    }
  },
};
