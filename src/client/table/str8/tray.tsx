import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nudge } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import { useWorld } from '../../world.ts';
import type { Left } from '../clock.ts';
import { Cloth } from '../cloth.tsx';
import { DeedButton } from '../deed-button.tsx';
import { Hand } from '../hand.tsx';
import { useReason } from '../reason.ts';
import { Say } from '../say.tsx';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import type { useMove } from '../use-move.ts';
import { Deeds } from './deeds.tsx';
import { labelOf, openHand, Tags, type Str8Held } from './held.tsx';
import { ClosedHand, Recall } from './passing.tsx';
import type { Refusal } from '../offer.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { Str8Scene } from './scene.ts';
import type { Seen, Source, Str8View } from './shapes.ts';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<Str8View>;
  readonly scene: Str8Scene;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
  readonly hand: readonly Str8Held[];
  readonly drawn: Seen;
  readonly chosen: Str8Held | undefined;
  readonly pile: Source | null;
  readonly canPlay: boolean;
  /** How often hands went round, as far as it was heard. */
  readonly passes: number;
  readonly moving: ReturnType<typeof useMove>;
  /** Whether it was chosen, drawn or not. */
  isChosen(at: number): boolean;
  onChoose(at: number, element: Element): void;
  onEscape(): void;
}

export function Tray(props: Props): JSX.Element {
  const { sitting, shown, scene, you, clock, hand, drawn, chosen, pile, canPlay, moving } = props;
  const { settings } = useWorld();
  const { view, standing, ask } = shown;
  const [reason, setReason] = useReason(ask?.id ?? null);
  const { sorry, setSorry, move } = moving;
  const standIn = standInForYou(standing);

  const say = (held: Str8Held, refusal: Refusal): void => {
    const [rule, fact] = reasonOf(refusal, scene);
    setReason({ at: held.at, clause: refusal.clause, rule, fact });
  };
  const tap = (held: Str8Held, element: Element): void => {
    setSorry('');
    if (standing.sent !== null || standIn !== null) return;
    const { offer } = held;
    if (!canPlay || offer === undefined) return say(held, whyNot(view, you));
    if (!props.isChosen(held.at)) {
      setReason(null);
      play('lift', settings);
      props.onChoose(held.at, element);
      return;
    }
    const deed = offer.lay ?? offer.pass;
    if (deed !== undefined) return move(deed.move);
    // laying aside by a slip of the finger would be a pity
    if (offer.refusal !== undefined) say(held, offer.refusal);
    nudge(element);
    play('no', settings);
  };
  return (
    <Cloth isCovered={props.isCovered} onEscape={props.onEscape}>
      <Say
        you={you}
        isYours={view.turn === you}
        clock={clock}
        says={sayingOf({ shown, scene, you, chosen, pile, drawn, sorry })}
      />
      {view.passing === undefined ? (
        <Hand
          dress="str8"
          hand={hand}
          chosen={chosen?.at ?? null}
          reason={reason}
          isHeldByOther={standIn !== null}
          labelOf={(held) => labelOf(held, view, you, scene)}
          isRefused={() => false}
          tagOf={(held) =>
            settings.previews && (
              <Tags held={held} view={view} you={you} scene={scene} isChosen={held.at === chosen?.at} />
            )
          }
          onTap={tap}
        />
      ) : (
        <ClosedHand count={view.seats[you]?.hand.length ?? 0} />
      )}
      {view.passing === undefined ? (
        <div class="actions">
          <DeedButton sitting={sitting} shown={shown} you={you} onSorry={setSorry}>
            <Deeds ask={ask} view={view} you={you} chosen={chosen} pile={pile} str8={scene.str8} onMove={move} />
          </DeedButton>
        </div>
      ) : (
        <Recall view={view} passing={view.passing} scene={scene} you={you} />
      )}
      <NewHand view={view} you={you} passes={props.passes} str8={scene.str8} />
    </Cloth>
  );
}

/** Without a question about the cards it is not the time for them. */
function whyNot({ turn }: Str8View, you: number): Refusal {
  if (turn === undefined || turn === you) return { clause: 'E6', about: { first: 'draw' } };
  return { clause: 'E6', about: { turn } };
}

interface NewHandProps {
  readonly view: Str8View;
  readonly you: number;
  readonly passes: number;
  readonly str8: Str8Scene['str8'];
}

/** A hand that has come round is told once it is open. */
function NewHand({ view, you, passes, str8 }: NewHandProps): JSX.Element {
  const told = useRef(passes);
  const says = useRef('');
  const hand = passes > told.current ? openHand(view, you) : null;
  if (view.passing !== undefined) says.current = '';
  else if (hand !== null) says.current = str8.handNow(hand.map(str8.short));
  useEffect(() => {
    if (hand !== null || passes < told.current) told.current = passes;
  });
  return (
    <p class="sr" aria-live="polite">
      {says.current}
    </p>
  );
}
