import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../../protocol/name.ts';
import { Field } from '../../kit/forms/field.tsx';
import { usePagesWords } from './words.tsx';

interface Props {
  readonly value: string;
  readonly onInput: (name: string) => void;
  readonly error?: string | undefined;
}

/** What the others call somebody. */
export function NameField({ value, onInput, error }: Props): JSX.Element {
  const { name } = usePagesWords();
  return (
    <Field
      label={name.label}
      hint={name.hint}
      error={error}
      value={value}
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      spellcheck={false}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}
