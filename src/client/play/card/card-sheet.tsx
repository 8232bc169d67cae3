import type { JSX } from 'preact';
import { CardPicture } from '../../kit/card.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useWorld } from '../../shell/world.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useAskedCard } from './asked-card.ts';
import './card-sheet.css';

/** What a card is and does. */
interface CardStory {
  readonly name: string;
  /** Each with the clause that says it, if it is a rule. */
  readonly lines: readonly CardLine[];
}

export type CardLine = readonly [says: string, clause?: string];

interface Props {
  readonly game: string;
  tell(card: string): CardStory;
}

/** What somebody asked about is told over the table: any card that lies open, wherever it lies. */
export function CardSheet({ game, tell }: Props): JSX.Element | null {
  const { common } = useWorld().words;
  const [card, close] = useAskedCard();
  if (card === null) return null;
  const { name, lines } = tell(card);
  return (
    <Dialog title={name} class="cardsheet" onClose={close} closeLabel={common.close}>
      <div class="cardtold">
        <CardPicture game={game} card={card} />
        <ul>
          {lines.map(([says, clause]) => (
            <li key={says}>
              {says} {clause !== undefined && <ClauseLink clause={clause} />}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
