import { camelBody } from './camel.ts';

/** The caravan at noon: the poster of Straw. */
export function sceneStraw(weight = 34, cards: readonly string[] = ['item-8', 'item-5', 'item-9', 'item-4']): string {
  const camel = `<g transform="translate(124 88)scale(.59)">${camelBody({ weight, cards })}</g>`;
  return `<svg class="scene" viewBox="0 0 480 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path class="s-sky" d="M0 0h480v320H0Z" fill="#f6b95a"/><path d="M0 0h480v70Q240 130 0 60Z" fill="#f9cd7c"/><circle cx="350" cy="150" r="66" fill="#fdeec8"/><path d="M0 190q90-60 190-20t290-30v180H0Z" fill="#e1803f"/><g fill="#8c3a4f"><path d="M24 236v-60q0-26 18-44 18 18 18 44v60ZM64 236v-44h36v44ZM72 192q10-22 20 0ZM420 236v-74q0-24 15-40 15 16 15 40v74ZM386 236v-50h32v50ZM392 186q10-20 20 0Z"/></g><path d="M0 226q120-36 240-8t240-10v112H0Z" fill="#c8502f"/><path d="M0 262q120-26 260-8t220-6v72H0Z" fill="#5d2b58"/><path d="M0 292q160-20 300-6t180-4v38H0Z" fill="#2f2b66"/>${camel}</svg>`;
}
