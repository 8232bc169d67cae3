import type { JSX } from 'preact';
import { whoAt } from '../../words/who.ts';
import { ownUnder, sealingsOf } from './mismatches.ts';
import type { Told } from './sentences.ts';

type Row = readonly [name: string, value: string];

/** Everything that the verdict stands on, and what somebody needs to check it elsewhere. */
export function Details(told: Told): JSX.Element {
  return (
    <dl class="small">
      {[...sealingRows(told), ...ownRows(told)].map(([name, value]) => (
        <div key={name + value}>
          <dt>
            <b>{name}</b>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function sealingRows({ record, state: { table, you }, say }: Told): readonly Row[] {
  const sealings = sealingsOf(record);
  return sealings.flatMap(({ commitment, secret, salts }, i): readonly Row[] => [
    [say.seal(i + 1, sealings.length), commitment],
    [say.secret(i + 1, sealings.length), secret],
    ...salts.map(({ seat, salt }): Row => [say.saltOf(whoAt(table, you, seat)), salt ?? say.noSalt]),
  ]);
}

/** What this browser itself knows, also where the record tells otherwise. */
function ownRows({ record, promised: { seals, salts }, say }: Told): readonly Row[] {
  const last = sealingsOf(record).at(-1);
  const seal = seals[0];
  const { salt, promises } = (last && ownUnder(last, salts)) ?? salts.at(-1) ?? {};
  if (seal === undefined) return [];
  const given = [...(salt === undefined ? [] : ['--salt', salt]), ...(promises ? ['--promises', promises.join()] : [])];
  const command = ['threestraws verify FILE --seal', seals.join(), ...given].join(' ');
  const own: readonly Row[] = salt === undefined ? [] : [[say.ownSalt, salt]];
  return [[say.ownSeal, seal], ...own, [say.elsewhere, command]];
}
