import type { Command } from './command.ts';

export const verify: Command = { name: 'verify', words: '', says: '', flags: {}, run: async () => 0 };
