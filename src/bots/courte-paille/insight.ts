import type { CourtePailleState } from '../../games/courte-paille/state.ts';
import type { Insight } from '../foresight/insight.ts';

export const courtePailleInsight: Insight<CourtePailleState> = { turns: 1, trust: 20, heat: 0.3 };
