import { seeded } from '../../../engine/testing/seeded.ts';
import { Guest } from '../guest.ts';
import { Courtesy } from './courtesy.ts';
import { Violation } from './line.ts';
import { isProblem, Person, type Somebody, type World } from './person.ts';
import { BOT, seatsOfPeople, type Plan } from './plans.ts';
import { Salts } from './salts.ts';

/** One match from the opening of its table to its end. */
export interface Played {
  readonly table: string;
  readonly plan: Plan;
  readonly people: readonly Person[];
}

/** Some people at a table, who play again and again. */
export class Party {
  readonly plan: Plan;
  readonly #world: World;
  readonly #people: readonly Somebody[];

  private constructor(world: World, plan: Plan, people: readonly Somebody[]) {
    this.#world = world;
    this.plan = plan;
    this.#people = people;
  }

  static async meet(world: World, plan: Plan, seed: number): Promise<Party> {
    const people: Somebody[] = [];
    const courtesy = new Courtesy();
    const { url } = world.fleet;
    for (const seat of seatsOfPeople(plan)) {
      const { token, player } = await world.line.ok(new Guest(url), 'POST', '/api/tokens', { name: `Seat ${seat}` });
      const guest = new Guest(url, token, player.id);
      people.push({ guest, seat, chance: seeded(seed, seat), courtesy, ...habitsOf(plan, seat) });
    }
    return new Party(world, plan, people);
  }

  /** Plays until nobody wants to play on. */
  async playWhile(goesOn: () => boolean): Promise<Played[]> {
    const all = [await this.#play(await this.#open())];
    while (goesOn()) all.push(await this.#play(await this.#rematch(all.at(-1)!.table)));
    return all;
  }

  async #play(people: readonly Person[]): Promise<Played> {
    await this.#start(people[0]!);
    this.#world.mischief.running++;
    await Promise.all(people.map((person) => person.play()));
    this.#world.mischief.running--;
    return { table: people[0]!.hearing.table, plan: this.plan, people };
  }

  async #open(): Promise<Person[]> {
    const [host, ...others] = this.#people as [Somebody, ...Somebody[]];
    const { game, options = {} } = this.plan;
    const seats = [...this.plan.seats].map((occupant, seat) => {
      if (occupant === 'b') return { bot: BOT };
      return seat === host.seat ? 'me' : 'open';
    });
    const salt = saltOf(host);
    const wish = { game, seats, options, ...commitment(salt) };
    const { table } = await this.#world.line.ok(host.guest, 'POST', '/api/tables', wish);
    const people = [new Person(this.#world, host, table.id, salt)];
    for (const who of others) people.push(await this.#sit(who, table.id));
    return people;
  }

  /** Everybody asks for it, and all must get the same table. */
  async #rematch(table: string): Promise<Person[]> {
    const tables = new Set<string>();
    for (const { guest } of this.#people) {
      tables.add((await this.#world.line.ok(guest, 'POST', `/api/tables/${table}/rematch`)).table.id);
    }
    const [next, ...more] = tables;
    if (more.length > 0) throw new Violation(`table ${table} has more than one rematch`);
    const people: Person[] = [];
    for (const who of this.#people) people.push(await this.#sit(who, next!));
    return people;
  }

  async #sit(who: Somebody, table: string): Promise<Person> {
    const salt = saltOf(who);
    const wish = { seat: who.seat, ...commitment(salt) };
    await this.#world.line.ok(who.guest, 'POST', `/api/tables/${table}/seats`, wish);
    return new Person(this.#world, who, table, salt);
  }

  async #start({ who, hearing }: Person): Promise<void> {
    const reply = await this.#world.line.call(who.guest, 'POST', `/api/tables/${hearing.table}/start`, {});
    const hasStartedBefore = reply.attempts > 1 && isProblem(reply, 'not-open');
    if (reply.status !== 204 && !hasStartedBefore) throw new Violation(`start answered ${reply.status} ${reply.text}`);
  }
}

function habitsOf(plan: Plan, seat: number): Pick<Somebody, 'isPatient' | 'salt'> {
  const seats = seatsOfPeople(plan);
  const withholds = plan.salts === 'withheld by the host' && seat === seats[0];
  return {
    isPatient: seats.length > 1 && seat === seats.at(-1),
    salt: plan.salts === undefined ? 'none' : withholds ? 'withheld' : 'revealed',
  };
}

function saltOf({ salt }: Somebody): string | undefined {
  return salt === 'none' ? undefined : Salts.draw();
}

function commitment(salt: string | undefined): { commitment?: string } {
  return salt === undefined ? {} : { commitment: Salts.commitmentTo(salt) };
}
