import type { Str8EightState } from '../../games/str8-eight/state.ts';
import type { Insight } from '../foresight/insight.ts';

export const str8EightInsight: Insight<Str8EightState> = { turns: 0, trust: 50, heat: 0.3 };
