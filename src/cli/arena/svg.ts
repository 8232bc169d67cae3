export interface Point {
  readonly x: number;
  readonly y: number;
}

type Attributes = Readonly<Record<string, string | number>>;

export const INK = '#1f2933';
export const FAINT = '#d5dae0';
export const MARK = '#9a3412';

/** What a picture of this size is in; its parts `title` and `desc` say in words what it shows. */
export function frameOf(width: number, height: number): Attributes {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': 'title desc',
    'font-family': 'system-ui, sans-serif',
    'font-size': 13,
    fill: INK,
  };
}

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
