import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { portrait } from '../../../art/courte-portraits.ts';
import { PAINTS } from '../../../art/courte-signs.ts';
import { play } from '../../../motion/sound.ts';
import { Animal, animalOf } from '../../../parts/animal.tsx';
import { Button } from '../../../parts/button.tsx';
import { CardPicture } from '../../../parts/card.tsx';
import { classNames } from '../../../parts/class-names.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseLink } from '../../../rules/clause-link.tsx';
import { useWorld } from '../../../world.ts';
import type { Left } from '../../clock.ts';
import { Cloth } from '../../cloth.tsx';
import { DeedButton, Nothing } from '../../deed-button.tsx';
import { Say, saying, troubleSaid } from '../../say.tsx';
import { whoIn, type Scene } from '../../scene.ts';
import type { CourteScene } from '../scene.ts';
import { standInForYou } from '../../seats.ts';
import type { Shown } from '../../show.ts';
import type { Sitting } from '../../sitting.ts';
import { useMove } from '../../use-move.ts';
import { isCoco, type CourteCard, type CourteView } from '../shapes.ts';
import { choicesIn, followingOf, type Choice } from './choices.ts';
import { weekOf } from './parts.ts';
import { Sign } from '../pieces.tsx';
import { useEnds } from './words.ts';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<CourteView>;
  readonly scene: CourteScene;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
}

/** In the place of the tray, for the winner of a part: who leaves the raft? */
export function CourteBanish({ sitting, shown, scene, you, clock, isCovered }: Props): JSX.Element {
  const { words } = useWorld();
  const says = useEnds();
  const { view, standing, ask } = shown;
  const question = ask?.id ?? null;
  const [isOpen, setIsOpen] = useState(true);
  const { sorry, setSorry, move } = useMove(sitting, question);
  const canPlay = ask !== null && standing.sent === null && standInForYou(standing) === null && !isCovered;
  const isLost = standing.connection === 'lost';
  const hand = view.seats[you]?.hand ?? [];
  return (
    <>
      <Cloth isCovered={isCovered} onEscape={() => undefined}>
        <Say
          you={you}
          isYours
          clock={clock}
          says={troubleSaid(standing, sorry, words) ?? saying(says.youWon(view.part), says.youWonMore)}
        />
        <div class="hand open" role="img" aria-label={says.ownHand(hand.filter(isSeen))}>
          {hand.map((card, i) => (
            <CardPicture key={card ?? i} game="courte" card={card} />
          ))}
        </div>
        <div class="actions">
          <DeedButton sitting={sitting} shown={shown} you={you} onSorry={setSorry}>
            <Button kind="primary" big icon="arrow" onClick={() => setIsOpen(true)}>
              {says.chooseWho}
            </Button>
          </DeedButton>
        </div>
      </Cloth>
      {isOpen && canPlay && !isLost && (
        <Choosing
          choices={choicesIn(ask, view, you)}
          view={view}
          scene={scene}
          you={you}
          onClose={() => setIsOpen(false)}
          onBanish={(choice) => {
            if (choice.move !== undefined) move(choice.move);
          }}
        />
      )}
    </>
  );
}

const isSeen = (card: CourteCard | null): card is CourteCard => card !== null;

interface ChoosingProps {
  readonly choices: readonly Choice[];
  readonly view: CourteView;
  readonly scene: CourteScene;
  readonly you: number;
  onClose(): void;
  onBanish(choice: Choice): void;
}

function Choosing({ choices, view, scene, you, onClose, onBanish }: ChoosingProps): JSX.Element {
  const says = useEnds();
  const { settings } = useWorld();
  const [picked, setPicked] = useState<string | null>(null);
  const choice = choices.find(({ character }) => character === picked);
  const following = followingOf(choice, view);
  const cocos = (view.seats[you]?.hand ?? []).filter(isSeen).filter(isCoco);
  const pick = (one: Choice): void => {
    play(one.refusal === undefined ? 'lift' : 'no', settings);
    setPicked(one.character);
  };
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const one = /^[1-6]$/.test(key) && !ctrlKey && !metaKey && !altKey ? choices[Number(key) - 1] : undefined;
      if (one === undefined) return;
      document.querySelectorAll<HTMLElement>('.ban')[choices.indexOf(one)]?.focus();
      pick(one);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <Dialog title={says.banishHead} class="bdlg" onClose={onClose}>
      <p class="muted small blead">
        {says.banishLead} <ClauseLink clause="C22" />
      </p>
      <div class="bans" role="group" aria-label={says.banishChoices}>
        {choices.map((one) => (
          <Portrait key={one.character} choice={one} isOn={one === choice} scene={scene} onPick={() => pick(one)} />
        ))}
      </div>
      <Cost choice={choice} scene={scene} />
      <p class="bnote small">
        {cocos.length > 0 && (
          <span class="mc">
            {cocos.map((card) => (
              <CardPicture key={card} game="courte" card={card} />
            ))}
          </span>
        )}
        <span>
          <b>{says.cocoStays}</b> {cocos.length > 0 && says.cocosBack(cocos)}{' '}
          {following === 'next part' && says.nextPart(view.part + 1, weekOf(view.part + 1))}
          {following === 'last castaway' && says.lastBanish}
        </span>
      </p>
      <div class="row end">
        <Button kind="quiet" icon="eye" onClick={onClose}>
          {says.lookAtTable}
        </Button>
        {choice?.move === undefined ? (
          <Nothing says={says.chooseFirst} />
        ) : (
          <Button kind="primary" big onClick={() => onBanish(choice)}>
            {scene.courte.banish(choice.character)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PortraitProps {
  readonly choice: Choice;
  readonly isOn: boolean;
  readonly scene: Scene;
  onPick(): void;
}

/** Somebody who may leave, and what that costs. */
function Portrait({ choice, isOn, scene, onPick }: PortraitProps): JSX.Element {
  const says = useEnds();
  const { character, refusal, given, known } = choice;
  const isRefused = refusal !== undefined;
  const own = isRefused ? says.hasLeft : says.youLose(given);
  const { bg, tint } = PAINTS[character];
  return (
    <button
      type="button"
      class={classNames('ban', isOn && 'on', isRefused && 'no')}
      aria-pressed={isOn}
      aria-disabled={isRefused ? 'true' : undefined}
      aria-label={says.choiceSays(
        character,
        own,
        known.map(({ seat, cards }) => says.knownLose(whoIn(scene, seat), cards.length)),
      )}
      onClick={onPick}
    >
      <svg viewBox="14 10 88 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path d="M-60 10h236v100H-60Z" fill={bg} />
        <circle cx="58" cy="66" r="38" fill={tint} />
        <g dangerouslySetInnerHTML={{ __html: portrait(character, isOn && !isRefused ? 2 : 0) }} />
      </svg>
      <span class="bn">
        <b class="display">{says.castaway(character)}</b>
        <Sign who={character} />
      </span>
      <span class="xs">
        {isRefused && <Icon name="lock" />}
        {own}
      </span>
      {known.length > 0 && (
        <span class="bothers">
          {known.map(({ seat, cards }) => (
            <span key={seat}>
              <Animal name={animalOf(seat)} />
              {cards.length}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

/** What the choice costs everybody, as far as you can know; or why it is none. */
function Cost({ choice, scene }: { readonly choice: Choice | undefined; readonly scene: Scene }): JSX.Element {
  const says = useEnds();
  if (choice === undefined) {
    return (
      <p class="bcost small" role="status">
        {says.costNone}
      </p>
    );
  }
  if (choice.refusal !== undefined) {
    const [rule, fact] = says.refusals.gone(choice.character);
    return (
      <p class="bcost small" role="alert">
        <Icon name="lock" />
        <span>
          <b>{rule}</b> {fact} <ClauseLink clause={choice.refusal.clause} />
        </span>
      </p>
    );
  }
  const known = choice.known.map(({ seat, cards }) => ({ who: whoIn(scene, seat), cards }));
  return (
    <p class="bcost small" role="status">
      <span>
        {says.cost(choice.character, choice.own)}{' '}
        {choice.isOut && (
          <b class="bout">
            <Icon name="warn" />
            {says.costOut}
          </b>
        )}{' '}
        {says.costOthers(known)}
      </span>
    </p>
  );
}
