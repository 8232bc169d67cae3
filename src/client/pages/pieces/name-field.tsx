import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../../protocol/name.ts';
import { useWorld } from '../../world.ts';
import { Field } from '../../parts/field.tsx';

interface Wish {
  readonly value: string;
  readonly onInput: (name: string) => void;
  readonly error?: string | undefined;
}

/** What the others call somebody. */
export function NameField({ value, onInput, error }: Wish): JSX.Element {
  const { name } = useWorld().words.pages;
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
