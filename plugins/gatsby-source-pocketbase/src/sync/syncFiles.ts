import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { type FileInfo, type FileNode, INFO_VERSION, isActive, isUnfit } from '../files/FileInfo';
import { fileName } from '../files/fileKey';
import type { FileStore } from '../files/store/fileStore';
import { fileNodeKey } from '../model/RecordNode';
import { mapLimit } from './mapLimit';

export interface FileChanges {
  added: NodeInput[];
  /** Ids of nodes of unneeded or missing files. */
  removed: string[];
}

interface Images {
  store: FileStore;
  /** The option `withoutAvif` at this build. */
  lacksAvif: boolean;
}

type Args = Pick<SourceNodesArgs, 'getNodesByType' | 'createNodeId' | 'createContentDigest' | 'reporter'>;

/** Checks of files in parallel: each is cheap. */
const LOOKS = 32;

const without = <T>(items: T[], isOut: boolean[]): T[] => items.filter((_, index) => !isOut[index]);

/** Reads the facts of files from the store, or fetches them. @returns the facts by key, without missing files */
async function readFacts(
  keys: string[],
  store: FileStore,
  concurrency: number,
  { reporter }: Args,
): Promise<Map<string, FileInfo>> {
  const known = new Map<string, FileInfo>();
  const remember = (key: string, info: FileInfo | undefined) => {
    if (info) known.set(key, info);
  };
  await mapLimit(keys, concurrency, async (key) => remember(key, await store.info(key)));
  const missing = keys.filter((key) => !known.has(key));
  if (!missing.length) return known;

  const progress = reporter.createProgress('Fetching files of PocketBase', missing.length);
  progress.start();
  try {
    await mapLimit(missing, concurrency, async (key) => {
      remember(key, await store.fetch(key));
      progress.tick();
    });
  } finally {
    progress.end();
  }
  return known;
}

function makeNode(key: string, info: FileInfo, { store, lacksAvif }: Images, args: Args): NodeInput {
  const address = store.address(key);
  const facts = [key, INFO_VERSION, address, ...(lacksAvif ? ['without AVIF'] : [])];
  return {
    id: args.createNodeId(fileNodeKey(key)),
    key,
    ...fileName(key),
    ...info,
    infoVersion: INFO_VERSION,
    address,
    lacksAvif,
    internal: { type: 'PbFile', contentDigest: args.createContentDigest(facts) },
  };
}

/** Fetches the files of all records, and returns the nodes to create and to delete. Writes no node. */
export async function syncFiles(
  needed: Set<string>,
  images: Images,
  concurrency: number,
  args: Args,
): Promise<FileChanges> {
  const { reporter } = args;
  const { store } = images;
  const nodes = args.getNodesByType('PbFile') as unknown as (FileNode & { id: string })[];
  const isCurrent = ({ key, infoVersion, address, lacksAvif = false }: FileNode) =>
    infoVersion === INFO_VERSION && address === store.address(key) && lacksAvif === images.lacksAvif;
  const current = new Map(nodes.filter(isCurrent).map((node) => [node.key, node]));

  const keys = [...needed].sort();
  const isHere = await mapLimit(keys, LOOKS, async (key) => {
    const node = current.get(key);
    return node !== undefined && store.has(key, node.size);
  });
  const wanted = without(keys, isHere);
  const known = await readFacts(wanted, store, concurrency, args);
  const active = [...known.keys()].filter((key) => isActive(fileName(key).extension));
  const unfit = [...known].filter(([key, info]) => isUnfit(info) && !active.includes(key)).map(([key]) => key);
  [...active, ...unfit].forEach((key) => known.delete(key));

  const lost = new Set(wanted.filter((key) => !known.has(key)));
  for (const key of unfit.sort()) {
    reporter.warn(
      `The image ${key} is broken, or larger than 12,000 px a side or 50 megapixels: it is left out; ` +
        'upload another one in the record.',
    );
  }
  for (const key of active.sort()) {
    reporter.warn(`The file ${key} would run as a part of the site: it is left out; upload another one in the record.`);
  }
  for (const key of lost) {
    if (unfit.includes(key) || active.includes(key)) continue;
    const address = store.address(key);
    const where = address ? `There is no file at ${address}` : `PocketBase has no file ${key}`;
    reporter.warn(`${where}: it is left out; upload it again in the record.`);
  }
  const added = [...known].filter(([key]) => !current.has(key)).sort();
  return {
    added: added.map(([key, info]) => makeNode(key, info, images, args)),
    removed: nodes.filter(({ key }) => !needed.has(key) || lost.has(key)).map(({ id }) => id),
  };
}
