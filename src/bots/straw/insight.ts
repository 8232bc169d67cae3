import type { StrawState } from '../../games/straw/state.ts';
import type { Insight } from '../foresight/insight.ts';
import { undo } from './undo.ts';

export const strawInsight: Insight<StrawState> = { turns: 0, trust: 200, heat: 0.3, undo };
