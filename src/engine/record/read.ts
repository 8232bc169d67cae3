import { at, shown } from './fault.ts';
import { FORMAT, matchRecord, type MatchRecord } from './record.ts';
import { bad, type Read } from './setup.ts';

/** A line of text as a record of the right shape. Whether it tells the truth is for `verify`. */
export function readRecord(text: string): Read<MatchRecord> {
  const json = readJson(text);
  return 'fault' in json ? json : readShape(json.ok);
}

export function readShape(json: unknown): Read<MatchRecord> {
  const { success, data, error } = matchRecord.safeParse(json);
  if (success) return { ok: data };
  const { path, message } = error.issues[0]!;
  return bad((path as (string | number)[]).reduce(at, ''), `is wrong: ${message}`);
}

/** An object that calls itself a record. */
export function readJson(text: string): Read<object> {
  const json = parseJson(text);
  if ('fault' in json) return json;
  if (!isShallow(json.ok, DEEPEST)) return bad('', 'is nested too deeply to be a match record');
  const format = (json.ok as { format?: unknown } | null)?.format;
  if (format !== FORMAT) return bad('format', `must be "${FORMAT}", not ${shown(format)}: this is no match record`);
  return { ok: json.ok as object };
}

function parseJson(text: string): Read<unknown> {
  try {
    return { ok: JSON.parse(text) };
  } catch {
    return bad('', `is not JSON${looksCut(text) ? ': it seems to be cut off' : ''}`);
  }
}

/** The deepest is a list of hands in an event, well above this; without a limit a hostile file could exhaust the stack. */
const DEEPEST = 12;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function looksCut(text: string): boolean {
  return text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
}
