import { z } from 'zod';
import { askWith, message, seat, snapshot, type Message, type Snapshot } from '../table.ts';

export const count = z.int().min(0);
export const viewer = z.union([seat, z.literal('watcher')]);

/** `item-1` to `item-10`. */
export function numbered<Name extends string>(name: Name, last: number): `${Name}-${number}`[] {
  return Array.from({ length: last }, (_, i): `${Name}-${number}` => `${name}-${i + 1}`);
}

/** What somebody at a table of one game is sent. */
export interface GameSchemas {
  readonly view: z.ZodType;
  readonly event: z.ZodType<{ readonly type: string }>;
  readonly ask: z.ZodType;
  readonly snapshot: z.ZodType<Snapshot>;
  readonly message: z.ZodType<Message>;
}

interface Shapes {
  readonly view: z.ZodType;
  readonly event: z.ZodType<{ readonly type: string }>;
  readonly preview: z.ZodType<Readonly<Record<string, string | number | boolean>>>;
  readonly thing: z.ZodType<string>;
}

/** All that is sent about a game, from what is its own. `name` is how the document calls it, such as `Straw`. */
export function schemasOf(name: string, shapes: Shapes): GameSchemas {
  const view = shapes.view.meta({ id: `${name}View` });
  const event = shapes.event.meta({ id: `${name}Event` });
  const preview = shapes.preview.meta({ id: `${name}Preview` });
  const ask = askWith(shapes.thing, preview).meta({ id: `${name}Ask` });
  const standing = {
    view: view.nullable().describe(snapshot.shape.view.description!),
    ask: ask.nullable().describe(snapshot.shape.ask.description!),
  };
  const events = z.array(event).describe(message.shape.events.description!);
  return {
    view,
    event,
    ask,
    snapshot: snapshot.extend(standing).meta({ id: `${name}Snapshot` }),
    message: message.extend({ ...standing, events }).meta({ id: `${name}Message` }),
  };
}
