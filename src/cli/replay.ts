import type { Command } from './command.ts';

export const replay: Command = { name: 'replay', words: '', says: '', flags: {}, run: async () => 0 };
