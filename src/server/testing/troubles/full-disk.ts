import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/spells.ts';
