import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { readJson, replaceFile } from '../jsonFile';

export interface Superuser {
  email: string;
  password: string;
}

/**
 * The superuser of this data folder.
 * @param file where a made-up one is kept, readable by the owner only
 * @param chosen the one from the environment, which wins and is kept nowhere
 * @returns with `created` when it was made up just now
 */
export async function findSuperuser(file: string, chosen?: Superuser): Promise<Superuser & { created: boolean }> {
  if (chosen) return { ...chosen, created: false };
  const { email, password } = (await readJson<Partial<Superuser>>(file)) ?? {};
  if (email && password) {
    await chmod(file, 0o600);
    return { email, password, created: false };
  }
  const made = { email: 'admin@modrina.example', password: randomBytes(18).toString('base64url') };
  // Complete or not there, and never readable by others, not even for a moment.
  await replaceFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return { ...made, created: true };
}
