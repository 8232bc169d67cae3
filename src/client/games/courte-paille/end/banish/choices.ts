import type { Refusal } from '../../../../play/tray/offer.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { castawayOf, CHARACTERS } from '../../../../../games/courte-paille/faces.ts';
import type { BanishPreview } from '../../../../../games/courte-paille/preview.ts';
import type { Character, Card } from '../../../../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../../../../games/courte-paille/view.ts';

/** Somebody who may leave the raft, or why not. */
export interface Choice {
  readonly character: Character;
  readonly move: string | undefined;
  readonly refusal: Refusal | undefined;
  /** Cards that you would give up, by the table's own count. */
  readonly given: number;
  readonly own: readonly Card[];
  /** What others hold of it for all you know; they may hold more. */
  readonly known: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
  /** You hold nothing else. */
  readonly isOut: boolean;
}

/** All six, whether they can be named or not; Coco never can. */
export function choicesIn(ask: TableState['ask'], view: CourtePailleView, you: number): Choice[] {
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
export function followingOf(choice: Choice | undefined, view: CourtePailleView): 'next part' | 'last castaway' | null {
  if (choice?.isOut === true) return null;
  return view.characters.length > 2 ? 'next part' : 'last castaway';
}

function heldBy({ seats }: CourtePailleView, seat: number, character: Character): Card[] {
  return (seats[seat]?.hand ?? []).filter((card): card is Card => card !== null && castawayOf(card) === character);
}
