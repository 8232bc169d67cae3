import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { portrait } from '../art/portraits.ts';
import { PAINTS } from '../art/signs.ts';
import { play } from '../../../kit/motion/sound.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Button } from '../../../kit/button.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import { useWorld } from '../../../shell/world.ts';
import type { Left } from '../../../play/session/clock.ts';
import { Cloth } from '../../../play/tray/cloth.tsx';
import { MoveButton, Nothing } from '../../../play/tray/move-button.tsx';
import { Say, saying, problemSaid } from '../../../play/tray/say.tsx';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import type { CourtePailleContext } from '../table/context.ts';
import { standInForYou } from '../../../play/session/seats.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { Session } from '../../../play/session/session.ts';
import { useMove } from '../../../play/session/use-move.ts';
import { isCoco, type CourteCard, type CourteView } from '../table/shapes.ts';
import { choicesIn, followingOf, type Choice } from './choices.ts';
import { weekOf } from './parts.ts';
import { Sign } from '../table/pieces.tsx';
import { useEnds } from './words.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<CourteView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
}

/** In the place of the tray, for the winner of a part: who leaves the raft? */
export function CourteBanish({ session, displayed, context, you, clock, isCovered }: Props): JSX.Element {
  const { words } = useWorld();
  const says = useEnds();
  const { view, state, ask } = displayed;
  const question = ask?.id ?? null;
  const [isOpen, setIsOpen] = useState(true);
  const { problem, setProblem, move } = useMove(session, question);
  const canPlay = ask !== null && state.sent === null && standInForYou(state) === null && !isCovered;
  const isLost = state.connection === 'lost';
  const hand = view.seats[you]?.hand ?? [];
  return (
    <>
      <Cloth isCovered={isCovered} onEscape={() => undefined}>
        <Say
          you={you}
          isYours
          clock={clock}
          says={problemSaid(state, problem, words) ?? saying(says.youWon(view.part), says.youWonMore)}
        />
        <div class="hand open" role="img" aria-label={says.ownHand(hand.filter(isSeen))}>
          {hand.map((card, i) => (
            <CardPicture key={card ?? i} game="courte-paille" card={card} />
          ))}
        </div>
        <div class="actions">
          <MoveButton session={session} displayed={displayed} you={you} onProblem={setProblem}>
            <Button kind="primary" big icon="arrow" onClick={() => setIsOpen(true)}>
              {says.chooseWho}
            </Button>
          </MoveButton>
        </div>
      </Cloth>
      {isOpen && canPlay && !isLost && (
        <Choosing
          choices={choicesIn(ask, view, you)}
          view={view}
          context={context}
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
  readonly context: CourtePailleContext;
  readonly you: number;
  onClose(): void;
  onBanish(choice: Choice): void;
}

function Choosing({ choices, view, context, you, onClose, onBanish }: ChoosingProps): JSX.Element {
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
          <Portrait key={one.character} choice={one} isOn={one === choice} context={context} onPick={() => pick(one)} />
        ))}
      </div>
      <Cost choice={choice} context={context} />
      <p class="bnote small">
        {cocos.length > 0 && (
          <span class="mc">
            {cocos.map((card) => (
              <CardPicture key={card} game="courte-paille" card={card} />
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
            {context.courte.banish(choice.character)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PortraitProps {
  readonly choice: Choice;
  readonly isOn: boolean;
  readonly context: TableContext;
  onPick(): void;
}

/** Somebody who may leave, and what that costs. */
function Portrait({ choice, isOn, context, onPick }: PortraitProps): JSX.Element {
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
        known.map(({ seat, cards }) => says.knownLose(whoIn(context, seat), cards.length)),
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
function Cost({
  choice,
  context,
}: {
  readonly choice: Choice | undefined;
  readonly context: TableContext;
}): JSX.Element {
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
  const known = choice.known.map(({ seat, cards }) => ({ who: whoIn(context, seat), cards }));
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
