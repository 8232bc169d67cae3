import { z } from 'zod';

const seat = z.int().min(0).max(7);
const chance = z.number().min(0).max(1);

const option = z.object({
  move: z.string(),
  chance: chance.describe('To win the match with it; a shared win counts as a share'),
  error: z.number().min(0).describe('One standard error of that'),
});

/** What can be said of the moves of one's own question. */
export const hint = z
  .object({ options: z.array(option).readonly().describe('Every move there is, best first') })
  .meta({ id: 'Hint' });
export type Hint = Readonly<z.infer<typeof hint>>;

const analysedMove = z.object({
  ply: z.int().min(0).describe('Its place in the record'),
  seat,
  move: z.string(),
  by: z.literal('stand-in').optional(),
  options: z
    .array(option)
    .readonly()
    .describe('Every move there was, best first, with what the seat could know then; none if there was no choice'),
  loss: z
    .number()
    .min(0)
    .describe('What the move cost: the first option less the one that was made; 0 where that is within the error'),
  luck: z.array(z.number()).readonly().describe('By seat: what chance did then, less what was to be expected of it'),
});

const analysedSeat = z
  .object({
    start: chance.describe('1 by the number of seats'),
    luck: z
      .number()
      .describe('What chance did: the deal, draws, lots, what was turned up. On average 0, whoever plays'),
    decisions: z.number().describe('Own decisions'),
    others: z.number().describe("Decisions of others, and of a stand-in in one's own seat"),
    rest: z.number().describe('How moves turned out beyond what could be known, and what was not judged exactly'),
    result: chance.describe('The share of the win'),
  })
  .describe('start + luck + decisions + others + rest = result');

/** A whole match, looked at afterwards. */
export const analysis = z
  .object({
    moves: z.array(analysedMove).readonly(),
    curve: z
      .array(z.array(chance).readonly())
      .readonly()
      .describe(
        "By number of moves made, everybody's chance to win the match with all hands seen: from the deal to the result",
      ),
    seats: z.array(analysedSeat).readonly(),
  })
  .meta({ id: 'Analysis' });
export type Analysis = Readonly<z.infer<typeof analysis>>;

export const analysing = z.object({ progress: chance.describe('How much is done: ask again in a while') });
export type Analysing = Readonly<z.infer<typeof analysing>>;
