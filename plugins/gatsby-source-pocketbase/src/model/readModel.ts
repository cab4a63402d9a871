import { readFile } from 'node:fs/promises';
import { reasonOf, SourceError } from '../errors';
import { type Model, parseModel } from './Model';

/** Reads the committed model, which is enough to make every type without a server. */
export async function readModel(file: string): Promise<Model> {
  try {
    return parseModel(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new SourceError('10001', { file, reason: reasonOf(error) });
  }
}
