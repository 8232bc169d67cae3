import type { JSX } from 'preact';
import { Camel } from './camel-picture.tsx';

/** A camel that has something to carry. */
export function Emblem(): JSX.Element {
  return <Camel weight={20} cards={['item-9', 'item-4']} label="" />;
}
