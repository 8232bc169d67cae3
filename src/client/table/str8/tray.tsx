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
import { labelOf, Tags, type Str8Held } from './held.tsx';
import { ClosedHand, Recall } from './passing.tsx';
import { reasonOf, type Refusal } from './reasons.ts';
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
  readonly moving: ReturnType<typeof useMove>;
  onChoose(at: number | null): void;
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
    if (held.at !== chosen?.at) {
      setReason(null);
      play('lift', settings);
      props.onChoose(held.at);
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
      <NewHand hand={view.seats[you]?.hand ?? []} str8={scene.str8} />
    </Cloth>
  );
}

/** Without a question about the cards it is not the time for them. */
function whyNot({ turn }: Str8View, you: number): Refusal {
  if (turn === undefined || turn === you) return { clause: 'E6', about: { first: 'draw' } };
  return { clause: 'E6', about: { turn } };
}

/** A hand that has come round is told once it is open. */
function NewHand({ hand, str8 }: { readonly hand: readonly Seen[]; readonly str8: Str8Scene['str8'] }): JSX.Element {
  const wasClosed = useRef(false);
  const says = useRef('');
  const known = hand.filter((card) => card !== null);
  const isClosed = hand.length > 0 && known.length < hand.length;
  if (isClosed) says.current = '';
  else if (wasClosed.current && known.length > 0) says.current = str8.handNow(known.map(str8.short));
  useEffect(() => {
    wasClosed.current = isClosed;
  });
  return (
    <p class="sr" aria-live="polite">
      {says.current}
    </p>
  );
}
