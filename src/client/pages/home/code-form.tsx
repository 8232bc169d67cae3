import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Icon } from '../../kit/icon.tsx';
import { kindOf, wordsFor } from '../../shell/errors.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { To } from '../../shell/to.tsx';
import { useAction } from '../../shell/use-action.ts';
import type { Words } from '../../words/words.ts';
import type { Near } from './near-table.tsx';
import { laterPart } from '../../shell/later-part.tsx';

/** Whoever mistypes has a line to load it by. */
const NearTable = laterPart(async () => (await import('./near-table.tsx')).NearTable);

/** Joins a table by what somebody said on the phone, in any case, with a hyphen or without, or by a pasted link. */
export function CodeForm({ isOffline }: { readonly isOffline: boolean }): JSX.Element {
  const { words, online } = useWorld();
  const { code } = words.pages;
  const [typed, setTyped] = useState('');
  const [near, setNear] = useState<Near | undefined>(undefined);
  const { isBusy, error, run, fail } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isOffline) return;
    setNear(undefined);
    run(async () => {
      const { follow } = await import('./follow.ts');
      await follow(online, typed, { tellNear: setNear, tellEmpty: () => fail(code.empty) });
    });
  };
  const says = saysOf(error, near, words);
  return (
    <form class={classNames('join panel', says !== undefined && 'err', isOffline && 'offj')} onSubmit={submit}>
      <label for="code" class="display">
        {code.title}
      </label>
      <div class="row">
        <CodeField value={typed} isOffline={isOffline} isWrong={says !== undefined} onInput={setTyped} />
        <Button type="submit" icon={isOffline ? 'offline' : 'arrow'} busy={isBusy} disabled={isOffline}>
          {code.join}
        </Button>
      </div>
      {says === undefined ? (
        <span id="code-hint" class="xs muted">
          {isOffline ? code.offline : code.hint}
        </span>
      ) : (
        <ProblemNote id="code-hint" error={says} />
      )}
      {near !== undefined && says !== undefined && <NearTable near={near} />}
      {!isOffline && <ToLobby />}
    </form>
  );
}

/** What went wrong, if anything did. */
function saysOf(error: unknown, near: Near | undefined, words: Words): string | undefined {
  const { code } = words.pages;
  if (error === undefined || typeof error === 'string') return error;
  if (kindOf(error) !== 'no-such-table') return wordsFor(error, words);
  return near === undefined ? code.wrong : code.near;
}

interface CodeFieldProps {
  readonly value: string;
  readonly isOffline: boolean;
  readonly isWrong: boolean;
  onInput(value: string): void;
}

function CodeField({ value, isOffline, isWrong, onInput }: CodeFieldProps): JSX.Element {
  const { code } = useWorld().words.pages;
  return (
    <span class="field">
      <input
        id="code"
        value={value}
        placeholder={code.example}
        disabled={isOffline}
        maxLength={400}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby="code-hint"
        aria-invalid={isWrong ? 'true' : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </span>
  );
}

function ToLobby(): JSX.Element {
  const { home } = useWorld().words.pages;
  return (
    <To route={{ page: 'tables' }} class="tolobby small">
      <Icon name="people" />
      {home.lobby}
      <Icon name="arrow" />
    </To>
  );
}
