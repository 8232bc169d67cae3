/** Somebody who may sit down. */
export interface Visitor {
  /** Public. */
  readonly id: string;
  readonly name: string;
}
