import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { connect, readWith } from './client/connect';
import { createFileStore } from './files/store/fileStore';
import { pruneFiles } from './files/store/pruneFiles';
import { parseHtml } from './nodes/parseHtml';
import type { Options } from './options/Options';
import { richTextContext } from './richText/RichTextContext';
import { checkOptions } from './schema/checkOptions';
import type { Model } from './schema/Model';
import { readModel } from './schema/readModel';
import { apply } from './sync/apply';
import { checkPaths } from './checks/checkPaths';
import { checkServer } from './checks/checkServer';
import { readCollections, type Changes } from './sync/readCollections';
import { syncFiles } from './sync/syncFiles';
import { reportSync } from './sync/reportSync';

export interface SourceMode {
  /** For updates in develop: says only what changed, and shows no timers. */
  quiet?: boolean;
}

/** In develop an editor of the model sees what differs and goes on; a build would publish half of it. */
function compareWithServer(
  expected: Model,
  actual: Model | undefined,
  options: Options,
  quiet: boolean,
  { reporter }: SourceNodesArgs,
): void {
  if (!actual) {
    const { auth, schemaFile } = options;
    const sentence = `Only superusers see PocketBase's collections: for "${auth.collection}" ${schemaFile} is not checked, and a list that a rule hides is empty.`;
    if (!quiet) reporter.info(sentence);
    return;
  }
  try {
    checkServer(expected, actual, options);
  } catch (error) {
    if (process.env.gatsby_executing_command !== 'develop' || !(error instanceof Error)) throw error;
    reporter.warn(error.message);
  }
}

/** Runs a part of the work under a timer of its own. */
async function timed<T>(
  name: string,
  quiet: boolean,
  { reporter }: SourceNodesArgs,
  task: () => Promise<T>,
): Promise<T> {
  if (quiet) return task();
  const timer = reporter.activityTimer(`PocketBase: ${name}`);
  timer.start();
  try {
    return await task();
  } finally {
    timer.end();
  }
}

const filesOf = ({ collections }: Changes): Set<string> =>
  new Set(collections.flatMap(({ read, unchanged }) => [...read, ...unchanged].flatMap(({ files }) => files)));

const hasChanges = ({ collections, abandoned }: Changes): boolean =>
  abandoned.length > 0 || collections.some(({ read, removed }) => read.length > 0 || removed.length > 0);

/**
 * Brings the nodes to the state of the server. Everything is read before anything is written, and any failure leaves the
 * nodes as they were: a stale site is better than half a one.
 * @throws SourceError
 */
export async function source(
  args: SourceNodesArgs,
  options: Options,
  { quiet = false }: SourceMode = {},
): Promise<void> {
  const root: string = args.store.getState().program.directory;
  const model = await readModel(path.resolve(root, options.schemaFile));
  const shapes = checkOptions(model, options);
  const session = await connect(options, process.env);
  const { client, model: live } = session;
  compareWithServer(model, live, options, quiet, args);

  const richText = richTextContext(model, options);
  const changes = await timed('reading records', quiet, args, () =>
    readWith(session, () => readCollections(shapes, model, client, richText, options, args)),
  );
  checkPaths(changes.collections, options);

  const needed = filesOf(changes);
  const filesDir = path.resolve(root, options.filesDir);
  const fileStore = createFileStore(filesDir, client, live ?? model, options);
  const files = await timed('bringing files', quiet, args, () =>
    readWith(session, () => syncFiles(needed, fileStore, options.concurrency, args)),
  );

  // An expired token makes records look deleted: it was valid until now, or nothing is written.
  if (hasChanges(changes)) await session.prove();
  const { locales, typeset } = options;
  const context = { locales, parseHtml: parseHtml(richText, typeset), typeset, options };
  const synced = await timed('writing nodes', quiet, args, () => apply(changes, files, context, args));
  await pruneFiles(filesDir, needed, options.keepFilesDays, args.reporter);
  reportSync(synced, { requests: client.requests(), bytes: client.bytes() }, options, quiet, args);
}
