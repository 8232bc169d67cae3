import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { placeRef } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import type { Reason } from './reason.ts';

interface Props {
  readonly reason: Reason;
  cardOf(): HTMLElement | null;
}

/** Why not. The bubble stands over its card, beside it in the page: it has a link. The style sheet keeps it in the window. */
export function WhyNot({ reason, cardOf }: Props): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const card = cardOf();
      if (card === null) return;
      bubble.current?.style.setProperty('--card-top', `${card.offsetTop}px`);
      bubble.current?.style.setProperty('--card-middle', `${card.offsetLeft + card.offsetWidth / 2}px`);
    };
    place();
    // a phone may be turned while it is being read
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [reason]);
  return (
    <div
      class="bubble reason"
      ref={(element) => {
        bubble.current = element;
        placeRef(PLACES.reason)(element);
      }}
    >
      <Icon name="lock" />
      <span role="alert">
        <b>{reason.rule}</b> {reason.fact}
      </span>
      <ClauseLink clause={reason.clause} />
    </div>
  );
}
