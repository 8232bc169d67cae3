import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { CardPicture } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { placeRef } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { LogLine } from '../frame/log.tsx';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly game: string;
}

export function Log({ lines, game }: LogProps): JSX.Element {
  const { words } = useWorld();
  const { nothingYet } = useLaterTableWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // a sheet has its height when it is open
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  const take = (element: HTMLOListElement | null): void => {
    list.current = element;
    placeRef(PLACES.log)(element);
  };
  if (lines.length === 0) return <p class="small muted lognone">{nothingYet}</p>;
  return (
    <ol class="log" ref={take} tabIndex={0} aria-label={words.table.log}>
      {lines.map((line, i) => (
        <Line key={i} line={line} game={game} isNow={i === lines.length - 1} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly game: string;
  readonly isNow?: boolean;
}

export function Line({ line, game, isNow = false }: LineProps): JSX.Element {
  const { seat, card, name, text, mark, clause } = line;
  if (seat === null && card !== null) {
    return (
      <li class={isNow ? 'now' : ''}>
        <span class="dayic">
          <Icon name="sun" />
        </span>
        <CardPicture game={game} card={card} />
        <span>{text}</span>
      </li>
    );
  }
  if (seat === null) {
    return (
      <li class={isNow ? 'now' : ''}>
        <span class="turnmark">{text}</span>
      </li>
    );
  }
  return (
    <li class={isNow ? 'now' : ''}>
      <Animal name={animalOf(seat)} />
      {card === null ? <span /> : <CardPicture game={game} card={card} />}
      <p>
        <b>{name}</b> {text} {clause !== undefined && <ClauseLink clause={clause} />}
      </p>
      <span class="t">{mark}</span>
    </li>
  );
}
