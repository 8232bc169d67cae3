import type { JSX } from 'preact';
import '../css/str8.css';
import '../css/str8-stair.css';
import '../css/str8-piles.css';
import { str8Face } from '../art/str8-faces.ts';
import { steps } from '../art/str8-steps.ts';
import { OTHER_LANDS } from '../art/other-lands.ts';
import { addLands, Backdrop } from '../parts/backdrop.tsx';
import { addFaces } from '../parts/card.tsx';
import { Pile } from '../parts/pile.tsx';
import { Svg } from '../parts/svg.tsx';
import { whoIn } from '../table/scene.ts';
import { after } from '../table/str8/after.ts';
import { isPass, numberOf, sideOf } from '../table/str8/cards.ts';
import { cardOf, deedSays, writtenIn } from '../table/str8/deed-says.ts';
import { Patterns } from '../table/str8/patterns.tsx';
import type { Str8Scene } from '../table/str8/scene.ts';
import type { Str8Card, Str8Event, Str8View } from '../table/str8/shapes.ts';
import { Stair } from '../table/str8/stair.tsx';
import { InWords, useWords } from '../table/str8/words.ts';
import { LookBack } from './look-back.tsx';
import type { BackScreen, BesideProps, BoardProps, Match } from './screen.ts';
import { useBack } from './words.ts';

addFaces('str8', str8Face);
addLands(OTHER_LANDS);

const SCREEN: BackScreen<Str8View, Str8Event, Str8Scene> = {
  dress: 'str8',
  where: ({ hand }, { str8 }) => str8.hand(hand),
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'scored');
    return end < 0 ? next : events.slice(0, end + 1).reduce(after, before);
  },
  lineOf({ move, before, events }, scene) {
    const who = whoIn(scene, move.seat);
    const { did } = scene.str8;
    const { verb } = writtenIn(move.move);
    const drew = events.find((event) => event.type === 'drew' && event.seat === move.seat);
    const card = cardOf(move.move, before) ?? (drew?.type === 'drew' ? drew.card : null);
    if (card === null) return { card, text: did.drew(who, null) };
    if (verb === 'draw') return { card, text: (move.move === 'draw pile' ? did.drew : did.took)(who, card) };
    if (verb === 'discard') return { card, text: did.aside(who, card) };
    return { card, text: isPass(card) ? did.passed(who, sideOf(card)) : did.laid(who, card, undefined) };
  },
  deedSays,
  cardSays: (card, { str8 }) => str8.label(card as Str8Card),
  Board,
  Beside,
};

/** Looking back at a match of Str8 Eight. */
export function Str8Back({ match }: { readonly match: Match }): JSX.Element {
  return (
    <InWords>
      <Patterns />
      <InScene match={match} />
    </InWords>
  );
}

function InScene({ match }: { readonly match: Match }): JSX.Element {
  const str8 = useWords();
  return <LookBack match={match} screen={SCREEN} sceneOf={(scene) => ({ ...scene, str8 })} />;
}

/** The piles, and the stairs of whoever has just moved. */
function Board({ view, scene, made }: BoardProps<Str8View, Str8Scene>): JSX.Element {
  const back = useBack();
  const { str8 } = scene;
  const seat = made?.move.seat ?? scene.you ?? view.turn ?? 0;
  const top = view.discard.at(-1) ?? null;
  return (
    <div class="bscene b-str8">
      <Backdrop game="str8" />
      <p class="bcap">
        <b>{made === null ? back.deal : made.says}</b>
      </p>
      <div class="bpiles">
        <Pile game="str8" top={null} count={view.pile} label={str8.pile(view.pile)} />
        <Pile
          game="str8"
          top={top}
          count={view.discard.length}
          label={str8.discard(top === null ? null : str8.short(top), view.discard.length)}
        />
      </div>
      <div class="bstair">
        <p class="small bwhose">{str8.sequence(whoIn(scene, seat))}</p>
        <Stair sequence={view.seats[seat]?.sequence ?? []} str8={str8} />
      </div>
    </div>
  );
}

function Beside({ view, seat, scene }: BesideProps<Str8View, Str8Scene>): JSX.Element {
  const sequence = view.seats[seat]?.sequence ?? [];
  return (
    <span class="bsteps">
      <Svg html={steps(sequence)} />
      <span class="sr">{scene.str8.theirSteps(sequence.map(numberOf))}</span>
    </span>
  );
}
