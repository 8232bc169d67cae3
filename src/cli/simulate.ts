import type { Command } from './command.ts';

export const simulate: Command = { name: 'simulate', words: '', says: '', flags: {}, run: async () => 0 };
