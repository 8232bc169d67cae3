import type { Command } from './command.ts';

export const play: Command = { name: 'play', words: '', says: '', flags: {}, run: async () => 0 };
