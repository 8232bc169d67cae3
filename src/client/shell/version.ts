/** The build writes it in. */
declare const VERSION: string;

/** Of the program in this page; the server may have become newer since it was loaded. */
export const PAGE_VERSION = VERSION;
