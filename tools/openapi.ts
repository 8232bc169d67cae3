import { mkdirSync, writeFileSync } from 'node:fs';
import pack from '../package.json' with { type: 'json' };
import { apiDocument } from '../src/protocol/openapi/document.ts';

// Writes the document of the API to a file, for a linter to read.
mkdirSync('build', { recursive: true });
writeFileSync('build/openapi.json', JSON.stringify(apiDocument(pack.version), null, 2));
