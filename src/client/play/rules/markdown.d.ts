/** A file of `rules/`, which `tools/rules/` reads when the page is built. */
declare module '*.md' {
  export const book: import('./book.ts').Book;
}
