import type { JSX } from 'preact';
import { Backdrop } from '../parts/backdrop.tsx';
import { Camel } from '../parts/straw.tsx';
import type { Scene } from '../table/scene.ts';
import { whoIn } from '../table/scene.ts';
import { after } from '../table/straw/after.ts';
import { deedSays, playIn } from '../table/straw/deed-says.ts';
import { repeatedBy } from '../table/straw/log.ts';
import { kindOf, numberOf, type StrawCard, type StrawEvent, type StrawView } from '../table/straw/shapes.ts';
import { LookBack } from './look-back.tsx';
import type { BackScreen, BoardProps, Match } from './screen.ts';
import { useBack } from './words.ts';

const SCREEN: BackScreen<StrawView, StrawEvent, Scene> = {
  dress: 'straw',
  where: ({ round }, { words }) => words.straw.round(round, null),
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'scored');
    return end < 0 ? next : events.slice(0, end + 1).reduce(after, before);
  },
  lineOf({ move, before }, scene) {
    const { card, weight } = playIn(move.move);
    const repeats = repeatedBy(before.camel.map((loaded) => loaded.card));
    return { card, text: scene.words.straw.did(whoIn(scene, move.seat), card, weight, repeats) };
  },
  deedSays,
  cardSays: (card, { words }) => words.straw.label(card as StrawCard),
  whyOf({ move, events }, best, back) {
    if (events.some((event) => event.type === 'broke' && event.card !== 'straw')) return back.strawBroke;
    const [played, better] = [playIn(move.move).card, playIn(best).card];
    const isHeavy = kindOf(played) === 'item' && (kindOf(better) !== 'item' || numberOf(better) < numberOf(played));
    return isHeavy ? back.strawKept(numberOf(played)) : undefined;
  },
  Board,
};

const sameScene = (scene: Scene): Scene => scene;

/** Looking back at a match of Straw. */
export function StrawBack({ match }: { readonly match: Match }): JSX.Element {
  return <LookBack match={match} screen={SCREEN} sceneOf={sameScene} />;
}

function Board({ view, scene, made }: BoardProps<StrawView, Scene>): JSX.Element {
  const back = useBack();
  const { straw } = scene.words;
  const { total, camel, isBroken = false } = view;
  const before = camel.at(-2)?.total ?? 0;
  return (
    <div class="bscene">
      <Backdrop game="straw" />
      <Camel
        weight={total}
        cards={camel.map(({ card }) => card)}
        broken={isBroken}
        label={isBroken ? straw.down : straw.carries(total)}
      />
      <div class="weigh">
        <span class="big num">{straw.numeral(total)}</span>
        <span class="cap">
          <b>{made === null ? back.deal : made.says}</b>
          <span>{isBroken ? straw.broken : camel.length > 0 && straw.equation(before, total)}</span>
        </span>
      </div>
    </div>
  );
}
