import type { Refusal } from '../../../play/tray/offer.ts';
import type { TableState } from '../../../play/session/session.ts';
import {
  castawayOf,
  CHARACTERS,
  type BanishPreview,
  type Character,
  type CourteCard,
  type CourteView,
} from '../table/shapes.ts';

/** Somebody who may leave the raft, or why not. */
export interface Choice {
  readonly character: Character;
  readonly move: string | undefined;
  readonly refusal: Refusal | undefined;
  /** Cards that you would give up, by the table's own count. */
  readonly given: number;
  readonly own: readonly CourteCard[];
  /** What others hold of it for all you know; they may hold more. */
  readonly known: readonly { readonly seat: number; readonly cards: readonly CourteCard[] }[];
  /** You hold nothing else. */
  readonly isOut: boolean;
}

/** All six, whether they can be named or not; Coco never can. */
export function choicesIn(ask: TableState['ask'], view: CourteView, you: number): Choice[] {
  return CHARACTERS.flatMap((character) => {
    const offer = ask?.things.find(({ thing }) => thing === character);
    if (offer === undefined) return [];
    const [first] = 'moves' in offer ? offer.moves : [];
    const given = (first?.preview as unknown as BanishPreview | undefined)?.given ?? 0;
    return [
      {
        character,
        move: first?.move,
        refusal: 'refusal' in offer ? offer.refusal : undefined,
        given,
        own: heldBy(view, you, character),
        known: view.seats.flatMap((_, seat) => {
          const cards = seat === you ? [] : heldBy(view, seat, character);
          return cards.length === 0 ? [] : [{ seat, cards }];
        }),
        isOut: given > 0 && given === view.seats[you]?.hand.length,
      },
    ];
  });
}

/** What a choice leads to for who makes it, if they are still in then; nothing is promised to who would be out (C24a). */
export function followingOf(choice: Choice | undefined, view: CourteView): 'next part' | 'last castaway' | null {
  if (choice?.isOut === true) return null;
  return view.characters.length > 2 ? 'next part' : 'last castaway';
}

function heldBy({ seats }: CourteView, seat: number, character: Character): CourteCard[] {
  return (seats[seat]?.hand ?? []).filter(
    (card): card is CourteCard => card !== null && castawayOf(card) === character,
  );
}
