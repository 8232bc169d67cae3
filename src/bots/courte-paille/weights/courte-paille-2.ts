export const WEIGHTS = '';
