import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { readJson, replaceFile } from '../jsonFile';

export interface Superuser {
  email: string;
  password: string;
}

/**
 * The superuser of this data folder.
 * @param file that stores a generated superuser, readable by its owner only
 * @param chosen superuser of the environment, which takes precedence and is not stored
 * @returns with `created` if it was generated just now
 */
export async function findSuperuser(file: string, chosen?: Superuser): Promise<Superuser & { created: boolean }> {
  if (chosen) return { ...chosen, created: false };
  const { email, password } = (await readJson<Partial<Superuser>>(file)) ?? {};
  if (email && password) {
    await chmod(file, 0o600);
    return { email, password, created: false };
  }
  const made = { email: 'admin@modrina.example', password: randomBytes(18).toString('base64url') };
  // In one step and with its mode, so that other users can never read it.
  await replaceFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return { ...made, created: true };
}
