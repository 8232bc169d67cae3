/** Where tables that have ended can be removed from. */
export interface PruneStore {
  /** Removes at most so many tables that ended before that time, the oldest first, with all that belongs to them. Answers with their ids. */
  prune(before: number, limit: number): Promise<string[]>;
}
