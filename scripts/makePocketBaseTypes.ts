import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../server/dataFolder';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { runGenerator } from './runGenerator';

const HEAD = `// The types that PocketBase writes of its JavaScript API, corrected where they differ from what hooks get.
// Made by scripts/makePocketBaseTypes.ts.
`;

/** Corrections of PocketBase 0.40.6's types: a pattern, and its replacement. */
const CORRECTIONS: readonly [RegExp, string][] = [
  // The number of its last change.
  [/^\/\/ \d+\n/, ''],
  // Go's lists of pointers contain no nil here.
  [/Array<\((\w[\w.]*) \| undefined\)>/g, 'Array<$1>'],
  // Pointers that are set in every event.
  [/(\n\s+)(record|collection|request|url|result|client|app)\?: /g, '$1$2: '],
  // Of the embedded RequestEvent goja exposes methods and own fields, not those of the event that it embeds itself.
  [
    /= hook\.Event&RequestEvent/g,
    "= hook.Event&Omit<RequestEvent, 'request'|'response'>&{ requestEvent: RequestEvent }",
  ],
  [/declare var \$app: PocketBase/, 'declare var $app: core.App'],
];

/** The types of the pinned PocketBase. */
async function makeTypes(): Promise<string> {
  const server = await startPocketBase();
  try {
    const text = await readFile(path.join(dataFolder(server.dataDir).database, 'types.d.ts'), 'utf8');
    const missed = CORRECTIONS.filter(([pattern]) => text.search(pattern) < 0);
    if (missed.length > 0) throw new Error(`These corrections match nothing: ${missed.map(String).join(', ')}`);
    return HEAD + CORRECTIONS.reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), text);
  } finally {
    await server.stop();
  }
}

runGenerator('makePocketBaseTypes.ts', 'PocketBase', async () => ({
  'pocketbase/hooks/pocketbase.d.ts': await makeTypes(),
}));
