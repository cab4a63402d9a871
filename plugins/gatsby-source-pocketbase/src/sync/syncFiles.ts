import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { FileNode } from '../files/FileInfo';
import { fileName } from '../files/fileKey';
import type { FileStore } from '../files/fileStore';
import { inspect } from '../files/inspect';
import { fileNodeKey } from '../nodes/ids';
import { mapLimit } from './mapLimit';

export interface FileChanges {
  added: NodeInput[];
  /** Ids of nodes that no record needs any more. */
  removed: string[];
  fetched: number;
}

type Args = Pick<SourceNodesArgs, 'getNodesByType' | 'createNodeId' | 'createContentDigest' | 'reporter'>;

async function fetchMissing(
  store: FileStore,
  keys: string[],
  concurrency: number,
  { reporter }: Args,
): Promise<Set<string>> {
  const checks = await mapLimit(keys, 32, async (key) => ({ key, isHere: await store.has(key) }));
  const missing = checks.filter(({ isHere }) => !isHere).map(({ key }) => key);
  const lost = new Set<string>();
  if (!missing.length) return lost;

  const progress = reporter.createProgress('Fetching files from PocketBase', missing.length);
  progress.start();
  try {
    await mapLimit(missing, concurrency, async (key) => {
      if (!(await store.fetch(key))) lost.add(key);
      progress.tick();
    });
  } finally {
    progress.end();
  }
  return lost;
}

/** Brings the files of all records here and says which nodes to make and to delete. Writes no node yet. */
export async function syncFiles(
  needed: Set<string>,
  store: FileStore,
  concurrency: number,
  args: Args,
): Promise<FileChanges> {
  const { getNodesByType, createNodeId, createContentDigest, reporter } = args;
  const nodes = getNodesByType('PbFile') as unknown as (FileNode & { id: string })[];
  const known = new Set(nodes.map(({ key }) => key));
  const keys = [...needed].sort();

  const lost = await fetchMissing(store, keys, concurrency, args);
  for (const key of lost)
    reporter.warn(`PocketBase has no file ${key}: it is left out; upload it again in the record.`);

  const newKeys = keys.filter((key) => !known.has(key) && !lost.has(key));
  const added = await mapLimit(newKeys, concurrency, async (key): Promise<NodeInput> => {
    const info = await inspect(key, await store.read(key));
    if (info.width === null && info.mimeType.startsWith('image/')) {
      reporter.warn(`The picture ${key} cannot be read: it is published as it is; replace it in the record.`);
    }
    return {
      id: createNodeId(fileNodeKey(key)),
      key,
      ...fileName(key),
      ...info,
      internal: { type: 'PbFile', contentDigest: createContentDigest(key) },
    };
  });
  const removed = nodes.filter(({ key }) => !needed.has(key) || lost.has(key)).map(({ id }) => id);
  return { added, removed, fetched: keys.filter((key) => !known.has(key)).length };
}
