import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Lesson } from './lesson.ts';

/** Where the weights of a network are kept. */
export function fileOf({ game, name }: Lesson): string {
  return `src/bots/${game}/weights/${name}.ts`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The weights that are kept, as text; none before they were first learnt. */
export function kept(lesson: Lesson): string | undefined {
  const file = fileOf(lesson);
  return existsSync(file) ? /'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

export function keep(lesson: Lesson, text: string): void {
  const says = `// Learnt by \`npm run train -- --only ${lesson.name}\`; SHA-256 ${hashOf(text)}`;
  writeFileSync(fileOf(lesson), `${says}\nexport const WEIGHTS =\n  '${text}';\n`);
}
