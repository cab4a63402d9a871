import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads a JSON file; undefined if there is none or it cannot be parsed. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Replaces a file in one step, so that no reader sees half of it, and creates its folder. */
export async function replaceFile(file: string, text: string, options: { mode?: number } = {}): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.next`, text, options);
  await rename(`${file}.next`, file);
}
