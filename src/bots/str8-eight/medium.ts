import type { Str8EightView } from '../../games/str8-eight/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { Outlook } from './outlook.ts';
import { Reading } from './reading.ts';

const reading = new Reading();
const outlook = new Outlook();

/** The rules of thumb of a family player: what each move leaves the seat, and no thought of what others will do. */
export const mediumStr8Eight: Bot<Str8EightView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    reading.readView(question.view());
    outlook.look(reading);
    return best(question, luck, (code) => outlook.worthOf(code));
  },
};
