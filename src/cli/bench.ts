import type { Command } from './command.ts';

export const bench: Command = { name: 'bench', words: '', says: '', flags: {}, run: async () => 0 };
