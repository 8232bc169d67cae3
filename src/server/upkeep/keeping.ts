export const DAY = 86_400_000;

/** How many tables are removed in one transaction: few enough that no move has to wait. */
export const PRUNED_AT_ONCE = 10;
