import type { LogLine } from '../log.tsx';
import { chapter, lineBy, whoIn, type Scene } from '../scene.ts';
import type { Loaded, StrawCard, StrawEvent, StrawView } from './shapes.ts';

/** What a copy on top of these cards repeats. */
export function repeatedBy(cards: readonly StrawCard[]): StrawCard | undefined {
  return cards.findLast((card) => card !== 'copy');
}

/** What is known of a round that was under way when we came. */
export function eventsOf(view: StrawView): StrawEvent[] {
  return view.camel.map(({ seat, card, total }, i): StrawEvent => {
    const weight = total - (view.camel[i - 1]?.total ?? 0);
    return { type: 'played', seat, card, weight, total, direction: view.direction };
  });
}

/** How a match began in which nothing has happened yet; nothing of any other. */
export function openingOf({ round, dealer, turn, camel, seats }: StrawView): StrawEvent[] {
  const isNew = round === 1 && camel.length === 0 && seats.every(({ passed }) => passed === undefined);
  if (!isNew || turn === undefined) return [];
  const dealt = seats.map(({ hand }, seat): StrawEvent => ({ type: 'dealt', seat, cards: hand }));
  return [{ type: 'round', number: round, dealer, first: turn }, ...dealt];
}

/** The lines of what happened; the panel of a round's end says the rest. */
export function linesOf(events: readonly StrawEvent[], scene: Scene): LogLine[] {
  const below: StrawCard[] = [];
  const lines: LogLine[] = [];
  for (const event of events) {
    const line = lineOf(event, below, scene);
    if (line !== undefined) lines.push(line);
    if (event.type === 'played') below.push(event.card);
    if (event.type === 'round') below.length = 0;
  }
  return lines;
}

function lineOf(event: StrawEvent, below: readonly StrawCard[], scene: Scene): LogLine | undefined {
  const { straw } = scene.words;
  switch (event.type) {
    case 'round':
      return chapter(
        straw.opened(straw.round(event.number, null), whoIn(scene, event.dealer), whoIn(scene, event.first)),
      );
    case 'played': {
      const deed = straw.did(whoIn(scene, event.seat), event.card, event.weight, repeatedBy(below));
      const line = { ...lineBy(scene, event.seat), card: event.card, text: deed, mark: straw.numeral(event.total) };
      return event.card === 'straw' ? { ...line, clause: 'S10' } : line;
    }
    case 'passed':
      return {
        ...lineBy(scene, event.seat),
        card: null,
        text: straw.passedShort(whoIn(scene, event.seat)),
        mark: '',
        clause: 'S11',
      };
    case 'broke':
      return {
        ...lineBy(scene, event.seat),
        card: null,
        text: straw.brokeShort(whoIn(scene, event.seat)),
        mark: '',
        clause: event.card === 'straw' ? 'S14' : 'S12',
      };
    case 'ended':
      return chapter(endedIn(event, scene));
    default:
      return undefined;
  }
}

/** The event in a full sentence, for ears. */
export function sentenceOf(event: StrawEvent, camel: readonly Loaded[], scene: Scene): string | undefined {
  const { straw } = scene.words;
  switch (event.type) {
    case 'round':
      return straw.opened(straw.round(event.number, null), whoIn(scene, event.dealer), whoIn(scene, event.first));
    case 'played': {
      const who = whoIn(scene, event.seat);
      const repeats = repeatedBy(camel.map(({ card }) => card));
      // the break that follows tells it
      if (event.card === 'straw') return undefined;
      const deed = straw.doing(who, event.card, event.weight, repeats);
      const effect = event.card === 'copy' ? repeats : event.card;
      if (effect !== 'reverse') return straw.told(deed, event.total);
      const count = scene.table.seats.length;
      const next = (event.seat + event.direction + count) % count;
      return straw.turned(deed, event.direction === 1, whoIn(scene, next));
    }
    case 'passed':
      return straw.passed(whoIn(scene, event.seat));
    case 'broke':
      return event.card === 'straw'
        ? straw.strawed(whoIn(scene, event.seat))
        : straw.broke(whoIn(scene, event.seat), camel.at(-1)?.total ?? null);
    case 'ended':
      return endedIn(event, scene);
    default:
      return undefined;
  }
}

function endedIn({ winners, scores }: Extract<StrawEvent, { type: 'ended' }>, scene: Scene): string {
  return scene.words.straw.ended(
    winners.map((seat) => whoIn(scene, seat)),
    scores[winners[0]!]!,
  );
}
