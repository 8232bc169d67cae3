/**
 * Which bots these are: the number that records keep. A new one as soon as a level plays otherwise somewhere with the same view, luck and
 * effort, or old records would seem to be forged. `version.test.ts` notices.
 */
export const BOTS_VERSION = 3;
