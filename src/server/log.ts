import { createHash } from 'node:crypto';
import { pino, stdSerializers, type Logger } from 'pino';
import { LogLines } from './log-lines.ts';
import type { LogLevel } from './settings.ts';

/** Lines of JSON on standard error: standard output is for people. */
export function makeLog(level: LogLevel): Logger {
  return pino({ level, base: null, serializers: { err: stdSerializers.err } }, new LogLines());
}

/** A name for a table in the log: whoever knows the table can find it, whoever reads the log cannot find the table. */
export function tableInLog(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}
