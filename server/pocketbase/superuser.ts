import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  const kept = await readKept(file);
  if (kept) {
    await chmod(file, 0o600);
    return { ...kept, created: false };
  }
  const made = { email: 'admin@modrina.example', password: randomBytes(18).toString('base64url') };
  await mkdir(path.dirname(file), { recursive: true });
  // Complete or not there, and never readable by others, not even for a moment.
  await writeFile(`${file}.next`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.next`, file);
  return { ...made, created: true };
}

async function readKept(file: string): Promise<Superuser | undefined> {
  try {
    const { email, password } = JSON.parse(await readFile(file, 'utf8')) as Partial<Superuser>;
    return email && password ? { email, password } : undefined;
  } catch {
    return undefined;
  }
}
