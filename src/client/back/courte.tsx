import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import '../css/courte.css';
import '../css/courte-parts.css';
import '../css/courte-plate.css';
import { courteFace } from '../art/courte-faces.ts';
import { OTHER_LANDS } from '../art/other-lands.ts';
import { addLands, Backdrop } from '../parts/backdrop.tsx';
import { addFaces, CardPicture } from '../parts/card.tsx';
import { Pile } from '../parts/pile.tsx';
import { after } from '../table/courte/after.ts';
import { cardIn, deedSays } from '../table/courte/deed-says.ts';
import { PlatePanel } from '../table/courte/plate-panel.tsx';
import { isLong, type CourteScene } from '../table/courte/scene.ts';
import { Seen } from '../table/courte/seen.ts';
import type { CourteCard, CourteEvent, CourteView } from '../table/courte/shapes.ts';
import { Week } from '../table/courte/week.tsx';
import { InWords, useWords } from '../table/courte/words.ts';
import { whoIn, type Scene } from '../table/scene.ts';
import { courteLine } from './courte-line.ts';
import { LookBack } from './look-back.tsx';
import type { BackScreen, BesideProps, BoardProps, Match } from './screen.ts';
import { useBack } from './words.ts';

addFaces('courte', courteFace);
addLands(OTHER_LANDS);

const SCREEN: BackScreen<CourteView, CourteEvent, CourteScene> = {
  dress: 'courte',
  where(view, scene) {
    const day = view.week.filter(({ up }) => up).length;
    const days = view.week.length;
    return isLong(scene) ? scene.courte.partDayOf(view.part, day, days) : scene.courte.dayOf(day, days);
  },
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'eaten');
    return end < 0 ? next : { ...events.slice(0, end + 1).reduce(after, before), phase: 'choose' };
  },
  lineOf: courteLine,
  deedSays: (move, _view, scene) => deedSays(move, scene),
  cardSays: (card, { courte }) => courte.cardName(card as CourteCard),
  Board,
  Beside,
};

/** Looking back at a match of La Courte Paille. */
export function CourteBack({ match }: { readonly match: Match }): JSX.Element {
  return (
    <InWords>
      <InScene match={match} />
    </InWords>
  );
}

function InScene({ match }: { readonly match: Match }): JSX.Element {
  const courte = useWords();
  const [seen] = useState(() => new Seen());
  const sceneOf = useCallback((scene: Scene): CourteScene => ({ ...scene, courte, seen }), [courte, seen]);
  return <LookBack match={match} screen={SCREEN} sceneOf={sceneOf} />;
}

const NOBODY = (): boolean => false;
const NOTHING = (): void => undefined;

/** The week, the menu and the plate. */
function Board({ view, scene, made }: BoardProps<CourteView, CourteScene>): JSX.Element {
  const back = useBack();
  const { courte } = scene;
  const top = view.discard.at(-1);
  const taken = made === null ? null : cardIn(made.move.move);
  return (
    <div class="bscene b-courte">
      <Backdrop game="courte" />
      <p class="bcap">
        <b>{made === null ? back.deal : made.says}</b>
      </p>
      <Week view={view} scene={scene} isAsked={false} picked={[]} isRefused={NOBODY} onPick={NOTHING} />
      <div class="blower">
        <div class="bpiles">
          <Pile game="courte" top={null} count={view.pile} label={courte.pile(view.pile)} />
          <Pile
            game="courte"
            top={top ?? null}
            count={view.discard.length}
            label={courte.discard(view.discard.length, top)}
          />
        </div>
        <div class="bmenu" role="group" aria-label={courte.menuLong}>
          {view.menu.length === 0 && <p class="small gone">{courte.menuEmpty}</p>}
          {view.menu.map((card) => (
            <CardPicture
              key={card}
              game="courte"
              card={card}
              class={card === taken ? 'sel' : undefined}
              label={courte.cardName(card)}
            />
          ))}
        </div>
        <PlatePanel view={view} scene={scene} />
      </div>
    </div>
  );
}

/** What was chosen in secret, or lies turned up. */
function Beside({ view, seat, scene }: BesideProps<CourteView, CourteScene>): JSX.Element | null {
  const { chosen, turned, out } = view.seats[seat]!;
  const { courte } = scene;
  if (out === true) return <span class="small muted">{courte.out}</span>;
  const who = whoIn(scene, seat);
  if (turned !== undefined) return <span class="small bchose">{courte.log.choseDid(who, turned)}</span>;
  return chosen === undefined ? null : <span class="small bchose">{courte.log.choseDid(who, chosen)}</span>;
}
