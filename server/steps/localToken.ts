import path from 'node:path';
import { getPocketBase } from '../binary/getPocketBase';
import type { DataFolder } from '../dataFolder';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import type { Settings } from '../settings';

/** Which of the builders' accounts builds on the machine of the database. */
const NAME = 'this machine';

/** A builder's token from the database on this machine, which may be served meanwhile. Kept nowhere. */
export async function localToken(settings: Settings, data: DataFolder): Promise<string> {
  const program = await getPocketBase(data.bin, settings.pocketbaseBin);
  const installation = { program, database: path.resolve(data.database), root: settings.root };
  const output = await runPocketBase(installation, ['builder-token', 'keep', NAME], 'No token for the builder.');
  return readable(output);
}
