/** Nothing went wrong: what was being done is given up because the server closes. */
export class Stopped extends Error {}
