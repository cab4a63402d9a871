import { getPocketBase } from '../binary/getPocketBase';
import { buildHooks } from './buildHooks';

/**
 * Brings PocketBase's program and this project's hooks into place.
 * @param root the project's folder
 * @param bin where the program is kept
 * @param chosen another program (POCKETBASE_BIN)
 * @returns path of the program
 */
export async function installPocketBase(root: string, bin: string, chosen?: string): Promise<string> {
  const [program] = await Promise.all([getPocketBase(bin, chosen), buildHooks(root)]);
  return program;
}
