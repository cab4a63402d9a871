import { installPocketBase } from '../pocketbase/installation';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import type { Settings } from '../settings';

/** The accounts for the database's own machine: the first reads public content and publishes, the second reads drafts. */
const ACCOUNTS = { publish: ['keep', 'this machine'], drafts: ['drafts', 'previews of this machine'] } as const;

/** Creates a builder's token in the database on this machine; PocketBase may run meanwhile. The token is not stored. */
export async function localToken(settings: Settings, right: keyof typeof ACCOUNTS = 'publish'): Promise<string> {
  const installation = await installPocketBase(settings);
  const output = await runPocketBase(installation, ['builder-token', ...ACCOUNTS[right]], 'No token for the builder.');
  return readable(output);
}
