import { expect } from 'vitest';
import { drive, type Survived, type Wanted } from '../crash/driver.ts';
import { FEW_PLANS } from '../crash/plans.ts';
import { times, type Trouble } from '../crash/trouble.ts';

const { TROUBLES } = process.env;
/** `npm run test:full` asks for more, and to see the figures. */
export const IS_WHOLE = TROUBLES !== undefined;
/** How often each trouble comes. */
export const TIMES = Number(TROUBLES ?? 2);

type Given = Omit<Wanted, 'seed' | 'plans' | 'troubles'>;

/** Whatever befalls it: nothing acknowledged is lost or done twice, every stream is whole, every match comes to its end. */
export async function survive(given: Given, troubles: readonly Trouble[] = []): Promise<Survived> {
  const survived = await drive({ ...given, troubles, seed: 1, plans: FEW_PLANS });
  const { mischief, complaints, ...figures } = survived;
  if (IS_WHOLE) console.log({ ...figures, complaints: complaints.length, losses: mischief.losses });
  expect(survived).toMatchObject({ tables: 6, unfinished: 0, verified: 0, faults: [] });
  return survived;
}

/** The same process lives through all of it. */
export async function outlive(given: Given, trouble: Trouble, count = TIMES): Promise<Survived> {
  const survived = await survive(given, times(count, trouble));
  expect(survived).toMatchObject({ kills: 0, ownEnds: 0, mischief: { isDone: true } });
  expect(survived.mischief.fewestRunning, 'matches when trouble came').toBeGreaterThan(0);
  return survived;
}

/** Every line of the log tells of a request or a duty that failed for such a reason. */
export function expectOnly(complaints: string, reason: RegExp): void {
  // plain lines tell whoever starts a server of a folder that others can look into
  for (const line of complaints.split('\n').filter((one) => one.startsWith('{'))) {
    const { msg, err } = JSON.parse(line);
    expect(msg).toMatch(/^a request broke$|^a duty failed and will be tried again$/);
    expect(err.message).toMatch(reason);
  }
}
