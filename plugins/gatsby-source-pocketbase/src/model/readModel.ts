import { readFile } from 'node:fs/promises';
import { SourceError } from '../errors';
import type { Model } from './Model';
import { parseModel } from './parseModel';

/** The committed description of the collections. It is enough to make every type, without a server. */
export async function readModel(file: string): Promise<Model> {
  try {
    return parseModel(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new SourceError('10001', { file, reason: error instanceof Error ? error.message : String(error) });
  }
}
