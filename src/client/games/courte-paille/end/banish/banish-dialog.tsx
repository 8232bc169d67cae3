import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isCoco, weekSize } from '../../../../../games/courte-paille/faces.ts';
import type { CourtePailleView } from '../../../../../games/courte-paille/view.ts';
import { Button } from '../../../../kit/button.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { play } from '../../../../kit/motion/sound.ts';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import { Nothing } from '../../../../play/tray/move-button.tsx';
import { useWorld } from '../../../../shell/world.ts';
import type { CourtePailleContext } from '../../table/context.ts';
import { useEnds } from '../words.ts';
import { followingOf, type Choice } from './choices.ts';
import { Cost } from './cost.tsx';
import { PortraitButton } from './portrait-button.tsx';

interface Props {
  readonly choices: readonly Choice[];
  readonly view: CourtePailleView;
  readonly context: CourtePailleContext;
  readonly you: number;
  onClose(): void;
  onBanish(choice: Choice): void;
}

/** Everybody who may leave the raft, what the choice costs and what follows. */
export function BanishDialog(props: Props): JSX.Element {
  const { choices, context, onClose } = props;
  const says = useEnds();
  const { settings } = useWorld();
  const [picked, setPicked] = useState<string | null>(null);
  const choice = choices.find(({ character }) => character === picked);
  const pick = (one: Choice): void => {
    play(one.refusal === undefined ? 'lift' : 'no', settings);
    setPicked(one.character);
  };
  const buttons = usePickedByKeys(choices, pick);
  return (
    <Dialog title={says.banishHead} class="bdlg" onClose={onClose}>
      <p class="muted small blead">
        {says.banishLead} <ClauseLink clause="C22" />
      </p>
      <div class="bans" role="group" aria-label={says.banishChoices}>
        {choices.map((one, i) => (
          <PortraitButton
            key={one.character}
            buttonRef={(button) => {
              buttons.current[i] = button;
            }}
            choice={one}
            isOn={one === choice}
            context={context}
            onPick={() => pick(one)}
          />
        ))}
      </div>
      <Cost choice={choice} context={context} />
      <Following {...props} choice={choice} />
      <Buttons {...props} choice={choice} />
    </Dialog>
  );
}

/** The number of a choice picks it and gives it the focus. Answers with where the buttons are to be kept. */
function usePickedByKeys(
  choices: readonly Choice[],
  pick: (choice: Choice) => void,
): RefObject<(HTMLElement | null)[]> {
  const buttons = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (!/^[1-6]$/.test(key) || ctrlKey || metaKey || altKey) return;
      const at = Number(key) - 1;
      const one = choices[at];
      if (one === undefined) return;
      buttons.current[at]?.focus();
      pick(one);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return buttons;
}

interface PickedProps extends Props {
  readonly choice: Choice | undefined;
}

/** What becomes of the own Cocos, and how the match goes on. */
function Following({ choice, view, you }: PickedProps): JSX.Element {
  const says = useEnds();
  const following = followingOf(choice, view);
  const cocos = (view.seats[you]?.hand ?? []).filter((card) => card !== null).filter(isCoco);
  return (
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
        {following === 'next part' && says.nextPart(view.part + 1, weekSize(view.part + 1))}
        {following === 'last castaway' && says.lastBanish}
      </span>
    </p>
  );
}

function Buttons({ choice, context, onClose, onBanish }: PickedProps): JSX.Element {
  const says = useEnds();
  return (
    <div class="row end">
      <Button kind="quiet" icon="eye" onClick={onClose}>
        {says.lookAtTable}
      </Button>
      {choice?.move === undefined ? (
        <Nothing says={says.chooseFirst} />
      ) : (
        <Button kind="primary" big onClick={() => onBanish(choice)}>
          {context.says.banish(choice.character)}
        </Button>
      )}
    </div>
  );
}
