export interface Point {
  readonly x: number;
  readonly y: number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element with these attributes around what is markup already. */
export function element(name: string, attributes: Attributes, inside: readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.join('\n')}</${name}>`;
}

export function textOf({ x, y }: Point, text: string, attributes: Attributes): string {
  return element('text', { x: rounded(x), y: rounded(y), ...attributes }, [escaped(text)]);
}

export function lineOf(points: readonly Point[], attributes: Attributes): string {
  const way = points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');
  return element('polyline', { points: way, fill: 'none', ...attributes });
}

export function dotAt({ x, y }: Point, r: number, attributes: Attributes): string {
  return element('circle', { cx: rounded(x), cy: rounded(y), r, ...attributes });
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A tenth of a pixel is enough. */
function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
