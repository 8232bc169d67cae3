/** Names of labels and their values. Never a name, an address or a table: whoever reads figures must learn of nobody. */
export type Labels = Readonly<Record<string, string>>;

/** One family of figures as Prometheus reads them. */
export interface Figure {
  /** Its lines, without a line break at the end. */
  lines(): string[];
}

/** Something that only grows, by its labels. */
export class Counter implements Figure {
  readonly #name: string;
  readonly #says: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, says: string) {
    this.#name = name;
    this.#says = says;
  }

  add(labels: Labels = {}, by = 1): void {
    const key = textOf(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  lines(): string[] {
    const lines = Array.from(this.#counts, ([labels, count]) => `${this.#name}${labels} ${count}`);
    return [...headOf(this.#name, this.#says, 'counter'), ...lines];
  }
}

/** How things stand, asked when somebody reads it; nothing if that is not known just now. */
export class Gauge implements Figure {
  readonly #name: string;
  readonly #says: string;
  readonly #read: () => readonly (readonly [Labels, number])[];

  constructor(name: string, says: string, read: () => readonly (readonly [Labels, number])[]) {
    this.#name = name;
    this.#says = says;
    this.#read = read;
  }

  lines(): string[] {
    const lines = this.#read().map(([labels, value]) => `${this.#name}${textOf(labels)} ${value}`);
    return lines.length > 0 ? [...headOf(this.#name, this.#says, 'gauge'), ...lines] : [];
  }
}

interface Distribution {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** How long things take, in seconds, by the labels. */
export class Histogram implements Figure {
  readonly #name: string;
  readonly #says: string;
  readonly #bounds: readonly number[];
  readonly #all = new Map<string, { readonly labels: Labels; readonly found: Distribution }>();

  constructor(name: string, says: string, bounds: readonly number[]) {
    this.#name = name;
    this.#says = says;
    this.#bounds = bounds;
  }

  observe(ms: number, labels: Labels = {}): void {
    const seconds = ms / 1000;
    const found = this.#of(labels);
    found.sum += seconds;
    found.count++;
    const place = this.#bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) found.counts[place]!++;
  }

  lines(): string[] {
    return [
      ...headOf(this.#name, this.#says, 'histogram'),
      ...[...this.#all.values()].flatMap((one) => this.#told(one)),
    ];
  }

  #of(labels: Labels): Distribution {
    const key = textOf(labels);
    const known = this.#all.get(key);
    if (known !== undefined) return known.found;
    const found = { counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    this.#all.set(key, { labels, found });
    return found;
  }

  #told({ labels, found }: { readonly labels: Labels; readonly found: Distribution }): string[] {
    let upTo = 0;
    const buckets = this.#bounds.map((bound, i) => this.#bucket(labels, String(bound), (upTo += found.counts[i]!)));
    const text = textOf(labels);
    return [
      ...buckets,
      this.#bucket(labels, '+Inf', found.count),
      `${this.#name}_sum${text} ${found.sum}`,
      `${this.#name}_count${text} ${found.count}`,
    ];
  }

  #bucket(labels: Labels, le: string, count: number): string {
    return `${this.#name}_bucket${textOf({ ...labels, le })} ${count}`;
  }
}

function headOf(name: string, says: string, type: 'counter' | 'gauge' | 'histogram'): string[] {
  return [`# HELP ${name} ${says}`, `# TYPE ${name} ${type}`];
}

function textOf(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
