import { installPocketBase } from '../pocketbase/installation';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import type { Settings } from '../settings';

/** The accounts of the machine of the database: the first reads what visitors read and publishes, the second reads drafts. */
const ACCOUNTS = { publish: ['keep', 'this machine'], drafts: ['drafts', 'previews of this machine'] } as const;

/** A builder's token from the database on this machine, which may be served meanwhile. Kept nowhere. */
export async function localToken(settings: Settings, right: keyof typeof ACCOUNTS = 'publish'): Promise<string> {
  const installation = await installPocketBase(settings);
  const output = await runPocketBase(installation, ['builder-token', ...ACCOUNTS[right]], 'No token for the builder.');
  return readable(output);
}
