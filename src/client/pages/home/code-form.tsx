import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { go } from '../../route.ts';
import { kindOf, wordsFor } from '../errors.ts';
import { plainCode } from '../pieces/code.ts';
import { Trouble } from '../pieces/said.tsx';
import { To } from '../pieces/to.tsx';
import { useDeed } from '../pieces/use-deed.ts';

/** Joins a table by what somebody said on the phone, in any case, with a hyphen or without. */
export function CodeForm({ isOffline }: { readonly isOffline: boolean }): JSX.Element {
  const { words, online } = useWorld();
  const { code } = words.pages;
  const [typed, setTyped] = useState('');
  const { isBusy, error, run, fail } = useDeed();
  const submit = (event: Event): void => {
    event.preventDefault();
    const plain = plainCode(typed);
    if (isOffline) return;
    if (plain === '') fail(code.empty);
    else run(() => online.look(plain).then(() => go({ page: 'join', code: plain })));
  };
  const wrong = kindOf(error) === 'no-such-table' ? code.wrong : typeof error === 'string' ? error : undefined;
  const says = error === undefined ? undefined : (wrong ?? wordsFor(error, words));
  return (
    <form class={classNames('join panel', says !== undefined && 'err', isOffline && 'offj')} onSubmit={submit}>
      <label for="code" class="display">
        {code.title}
      </label>
      <div class="row">
        <span class="field">
          <input
            id="code"
            value={typed}
            placeholder={code.example}
            disabled={isOffline}
            maxLength={40}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            enterkeyhint="go"
            aria-describedby="code-hint"
            aria-invalid={says === undefined ? undefined : 'true'}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </span>
        <Button type="submit" icon={isOffline ? 'offline' : 'arrow'} busy={isBusy} disabled={isOffline}>
          {code.join}
        </Button>
      </div>
      {says === undefined ? (
        <span id="code-hint" class="xs muted">
          {isOffline ? code.offline : code.hint}
        </span>
      ) : (
        <Trouble id="code-hint" error={says} />
      )}
      {!isOffline && (
        <To route={{ page: 'tables' }} class="tolobby small">
          <Icon name="people" />
          {words.pages.home.lobby}
          <Icon name="arrow" />
        </To>
      )}
    </form>
  );
}
