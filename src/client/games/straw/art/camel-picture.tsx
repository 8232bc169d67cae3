import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { camel } from './camel.ts';
import { gauge } from './gauge.ts';
import { Svg } from '../../../kit/svg.tsx';

interface CamelProps {
  readonly weight: number;
  /** What was loaded, oldest first; the last four are drawn as they are. */
  readonly cards: readonly string[];
  readonly broken?: boolean | undefined;
  readonly label: string;
  /** Where it stands, if it moves there. */
  readonly place?: string | undefined;
}

export function Camel({ weight, cards, broken = false, label, place }: CamelProps): JSX.Element {
  const load = cards.join();
  const html = useMemo(
    () => camel({ weight, cards: load === '' ? [] : load.split(','), broken, label }),
    [weight, load, broken, label],
  );
  return <Svg html={html} place={place} />;
}

interface GaugeProps {
  readonly total: number;
  /** The total after the chosen card. */
  readonly preview?: number | undefined;
  readonly label: string;
}

export function Gauge({ total, preview = total, label }: GaugeProps): JSX.Element {
  return <Svg html={useMemo(() => gauge(total, preview, label), [total, preview, label])} />;
}
