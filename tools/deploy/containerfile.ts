import { deployed } from './files.ts';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The instructions of the last stage, which is what runs. */
export function imageOf(name: string): readonly Instruction[] {
  const lines = deployed(name)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = lines.map((line): Instruction => {
    const [, instruction, rest] = /^(\w+) +(.*)$/.exec(line)!;
    return { name: instruction!, rest: rest! };
  });
  return all.slice(all.findLastIndex((one) => one.name === 'FROM'));
}

export function allOf(image: readonly Instruction[], name: string): string[] {
  return image.filter((one) => one.name === name).map(({ rest }) => rest);
}

/** A command in brackets, which no shell reads. */
export function commandIn(rest: string): string[] {
  return JSON.parse(/\[.*\]$/.exec(rest)![0]);
}

export function variablesOf(image: readonly Instruction[]): Record<string, string> {
  return Object.fromEntries(allOf(image, 'ENV').flatMap((rest) => rest.split(/ +/).map((pair) => pair.split('='))));
}
