import type { JSX } from 'preact';
import { Icon } from '../../../../kit/icon.tsx';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import { useEnds } from '../words.ts';
import type { Choice } from './choices.ts';

interface Props {
  readonly choice: Choice | undefined;
  readonly context: TableContext;
}

/** What the choice costs everybody, as far as you can know; or why it is none. */
export function Cost({ choice, context }: Props): JSX.Element {
  const says = useEnds();
  if (choice === undefined) {
    return (
      <p class="bcost small" role="status">
        {says.costNone}
      </p>
    );
  }
  if (choice.refusal !== undefined) return <Refused choice={choice} refusal={choice.refusal} />;
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

function Refused({ choice, refusal }: { readonly choice: Choice; readonly refusal: Refusal }): JSX.Element {
  const says = useEnds();
  const [rule, fact] = says.refusals.gone(choice.character);
  return (
    <p class="bcost small" role="alert">
      <Icon name="lock" />
      <span>
        <b>{rule}</b> {fact} <ClauseLink clause={refusal.clause} />
      </span>
    </p>
  );
}
