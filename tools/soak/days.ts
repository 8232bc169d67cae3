import { setTimeout } from 'node:timers/promises';
import { seeded } from '../../src/engine/testing/seeded.ts';
import type { Club } from './club.ts';
import type { FastClock } from './fast-clock.ts';
import { Member } from './member.ts';
import type { Orders } from './orders.ts';
import type { Sampler } from './sampler.ts';

/** While people are there. Faster, and who reconnects would be called away. */
const OPEN_FACTOR = 120;
/** How long a night takes, in milliseconds of real time. */
const NIGHT = 1500;
const DAY = 24 * 3_600_000;
/** By how much the calendar leaps in the last night: codes are free again, and keys run out. Old matches are removed by time that was lived through. */
const LEAP = 400 * DAY;
const SAMPLES = 60;
const LEAST_BETWEEN = 60;
/** However busy the machine is: fewer tell nothing. */
const FEWEST = 18;

interface House {
  readonly club: Club;
  readonly clock: FastClock;
  readonly sampler: Sampler;
  readonly pids: () => readonly number[];
}

/** Day after day people come, and go home; at night nobody is there, and time flies. */
export async function liveThrough(orders: Orders, house: House, stopped: AbortSignal): Promise<void> {
  const { club, clock, sampler, pids } = house;
  const open = openFor(orders);
  const members = Array.from(
    { length: orders.people },
    (_, i) => new Member(club, seeded(orders.seed * 1000 + i, 77), `Member ${i + 1}`),
  );
  stopped.addEventListener('abort', () => club.close());
  await clock.set(pids(), OPEN_FACTOR);
  for (let day = 0; day < orders.days && !stopped.aborted; day++) {
    club.open();
    const living = Promise.all(members.map((member) => member.live()));
    await sampleFor(open, (open * orders.days) / SAMPLES, sampler, stopped);
    club.close();
    await living;
    await clock.set(pids(), (DAY - open * OPEN_FACTOR) / NIGHT, day === orders.days - 1 ? LEAP : 0);
    await setTimeout(NIGHT);
    // in the morning, before anybody comes
    await clock.set(pids(), OPEN_FACTOR);
    await sampler.look(true);
  }
}

/** Of each day, in milliseconds of real time; never the whole of it. */
function openFor({ minutes, days }: Orders): number {
  const each = (minutes * 60_000) / days - NIGHT;
  return Math.min(Math.max(each, NIGHT), DAY / OPEN_FACTOR / 2);
}

async function sampleFor(ms: number, between: number, sampler: Sampler, stopped: AbortSignal): Promise<void> {
  const end = performance.now() + ms;
  while ((performance.now() < end || sampler.samples.length < FEWEST) && !stopped.aborted) {
    await setTimeout(Math.max(between, LEAST_BETWEEN));
    await sampler.look(false);
  }
}
