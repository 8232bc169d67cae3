/** The log has an entry that this program does not know, since a newer one wrote it: what came of it cannot be known either. */
export class UnknownEntry extends Error {
  constructor({ kind }: { readonly kind: string }, says = `an entry of the unknown kind '${kind}'`) {
    super(says);
  }
}

/** The log is no longer there: the table was removed while this process had it in memory. */
export class TableGone extends Error {}
