import type { JSX } from 'preact';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import { groupOf, isPass, oneGroup } from '../../../../../games/str8-eight/faces.ts';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { Str8EightContext } from '../context.ts';
import type { HeldCard } from './held.ts';

interface Props {
  readonly held: HeldCard;
  /** The own steps. */
  readonly sequence: readonly NumberCard[];
  readonly context: Str8EightContext;
  readonly isChosen: boolean;
}

/** What it could do, above the card; and at its foot, whom it would help. */
export function Tags({ held, sequence, context, isChosen }: Props): JSX.Element | null {
  const { str8Eight } = context;
  const { card, offer, isNew, suits } = held;
  if (offer === undefined) return null;
  const says = tagOf(held, sequence, str8Eight);
  return (
    <>
      {says !== null && (
        <span class={classNames('fx', isChosen && 'on', offer.lay !== undefined && 'fit')}>
          {isPass(card) ? (
            <Icon name={card === 'pass-left' ? 'cw' : 'ccw'} />
          ) : (
            <Icon name={offer.lay === undefined ? 'plus' : 'check'} />
          )}
          <span class="w">{says}</span>
        </span>
      )}
      {says === null && isNew && <span class="fx">{str8Eight.new}</span>}
      {suits !== undefined && (
        <span class="suits" title={str8Eight.fitsThem(whoIn(context, suits))}>
          <Animal name={animalOf(suits)} />
        </span>
      )}
    </>
  );
}

function tagOf(
  { card, offer, isNew }: HeldCard,
  sequence: readonly NumberCard[],
  str8Eight: Str8EightContext['str8Eight'],
): string | null {
  if (isPass(card)) return str8Eight.pass;
  if (offer?.lay === undefined) return isNew ? str8Eight.new : null;
  if (sequence.length > 1 && oneGroup(sequence) === groupOf(card)) return str8Eight.sameGroup;
  return isNew ? str8Eight.fitsNew : str8Eight.fits;
}
