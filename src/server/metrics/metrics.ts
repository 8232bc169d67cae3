import { pathOf } from '../../protocol/verbs.ts';
import { Counter, Gauge, Histogram, type Figure, type Labels } from './exposition.ts';

/** Seconds that divide what is quick from what is slow. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LATE = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60];
const PREFIX = 'threestraws_';

/** What can be read of a gauge: one number, or several by their labels; nothing if it is not known just now. */
type Reading = number | readonly (readonly [Labels, number])[] | undefined;

/** Figures for whoever looks after the server. They say how it is, never who is there. */
export class Metrics {
  readonly #moves = new Counter(`${PREFIX}moves_total`, 'Moves that were made, by people, bots and stand-ins.');
  readonly #refusals = new Counter(`${PREFIX}refusals_total`, 'Moves that the rules forbade, by the clause.');
  readonly #answers = new Counter(`${PREFIX}answers_total`, 'Requests that were answered, by the status.');
  readonly #requests = new Histogram(`${PREFIX}request_seconds`, 'How long requests took, by the route.', BOUNDS);
  readonly #flushes = new Histogram(`${PREFIX}flush_seconds`, 'How long entries waited to be on the disk.', BOUNDS);
  readonly #thoughts = new Histogram(
    `${PREFIX}thinking_seconds`,
    'How long questions to bots waited for a thread.',
    LATE,
  );
  readonly #duties = new Histogram(`${PREFIX}duty_delay_seconds`, 'How late duties at tables were done.', LATE);
  readonly #figures: Figure[] = [
    this.#moves,
    this.#refusals,
    this.#answers,
    this.#requests,
    this.#flushes,
    this.#thoughts,
    this.#duties,
  ];

  constructor() {
    // what has not happened yet is a figure too
    this.#moves.add({}, 0);
  }

  /** One more figure, read whenever somebody asks. */
  gauge(name: string, says: string, read: () => Reading): void {
    this.#figures.push(new Gauge(PREFIX + name, says, () => listed(read())));
  }

  moved(): void {
    this.#moves.add();
  }

  refused(clause: string): void {
    this.#refusals.add({ clause });
  }

  /** A request by its route, which has no names in it; all files of the client are one. */
  answered(method: string, route: string | undefined, status: number, ms: number): void {
    this.#answers.add({ status: String(status) });
    // a stream takes as long as somebody listens
    if (route === pathOf('listen') && status === 200) return;
    this.#requests.observe(ms, {
      route: route === undefined ? 'none' : isApi(route) ? `${method} ${route}` : 'client',
    });
  }

  observeFlush(ms: number): void {
    this.#flushes.observe(ms);
  }

  observeThought(ms: number): void {
    this.#thoughts.observe(ms);
  }

  observeDuty(ms: number): void {
    this.#duties.observe(Math.max(0, ms));
  }

  /** All of it in the text format of Prometheus. */
  text(): string {
    return `${this.#figures.flatMap((figure) => figure.lines()).join('\n')}\n`;
  }
}

function isApi(route: string): boolean {
  return route.startsWith('/api') || route === pathOf('health');
}

function listed(reading: Reading): readonly (readonly [Labels, number])[] {
  if (reading === undefined) return [];
  return typeof reading === 'number' ? [[{}, reading]] : reading;
}
