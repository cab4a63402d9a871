import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { connect, readWith, type Session } from './client/connect';
import { createFileStore } from './files/store/fileStore';
import { pruneFiles } from './files/store/pruneStore';
import { parseHtml } from './nodes/parseHtml';
import type { Options } from './options/Options';
import { type RichTextContext, richTextContext } from './richText/RichTextContext';
import { checkOptions } from './model/checkOptions';
import type { Model } from './model/Model';
import { readModel } from './model/readModel';
import type { Shape } from './model/Shape';
import { apply } from './sync/apply';
import { checkServer } from './model/modelDifferences';
import { type Changes, checkPaths, readCollections } from './sync/readCollections';
import { syncFiles } from './sync/syncFiles';
import { reportSync } from './sync/reportSync';

/** In develop differences are a warning, so that the model can be edited; a build would publish incomplete content. */
function compareWithServer(
  expected: Model,
  actual: Model | undefined,
  options: Options,
  { reporter }: SourceNodesArgs,
): void {
  if (!actual) {
    const { auth, schemaFile } = options;
    const sentence = `Only superusers see PocketBase's collections: for "${auth.collection}" ${schemaFile} is not checked, and a list that a rule hides is empty.`;
    reporter.info(sentence);
    return;
  }
  try {
    checkServer(expected, actual, options);
  } catch (error) {
    if (process.env.gatsby_executing_command !== 'develop' || !(error instanceof Error)) throw error;
    reporter.warn(error.message);
  }
}

/** Runs a step with a timer of its own. */
async function timed<T>(name: string, { reporter }: SourceNodesArgs, task: () => Promise<T>): Promise<T> {
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

interface Plan {
  model: Model;
  richText: RichTextContext;
  shapes: Shape[];
  /** The project's folder. */
  root: string;
}

async function readPlan({ store }: SourceNodesArgs, options: Options): Promise<Plan> {
  const root: string = store.getState().program.directory;
  const model = await readModel(path.resolve(root, options.schemaFile));
  return { root, model, shapes: checkOptions(model, options), richText: richTextContext(model, options) };
}

const readChanges = (session: Session, { shapes, model, richText }: Plan, args: SourceNodesArgs, options: Options) =>
  readWith(session, () => readCollections(shapes, model, session.client, richText, options, args));

/**
 * Computes a digest of the differences between server and nodes, without writing anything.
 * @returns empty without differences; equal for the same differences
 * @throws SourceError
 */
export async function changesOnServer(session: Session, args: SourceNodesArgs, options: Options): Promise<string> {
  const changes = await readChanges(session, await readPlan(args, options), args, options);
  if (!hasChanges(changes)) return '';
  return args.createContentDigest([
    changes.abandoned.map(({ pbId }) => pbId),
    ...changes.collections.map(({ read, removed }) => [
      ...read.map(({ record, stamp }) => `${record.id} ${stamp}`),
      ...removed.map(({ pbId }) => pbId),
    ]),
  ]);
}

/**
 * Brings the nodes to the state of the server. Everything is read before anything is written, and any failure leaves the nodes as
 * they were: a stale site is better than an incomplete one.
 * @throws SourceError
 */
export async function source(args: SourceNodesArgs, options: Options): Promise<void> {
  const plan = await readPlan(args, options);
  const { model, richText, root } = plan;
  const session = await connect(options, process.env);
  const { client, model: live } = session;
  compareWithServer(model, live, options, args);

  const changes = await timed('reading records', args, () => readChanges(session, plan, args, options));
  checkPaths(changes.collections, options);

  const needed = filesOf(changes);
  const filesDir = path.resolve(root, options.filesDir);
  const store = createFileStore(filesDir, client, live ?? model, options);
  const images = { store, lacksAvif: options.withoutAvif?.() ?? false };
  const files = await timed('bringing files', args, () =>
    readWith(session, () => syncFiles(needed, images, options.concurrency, args)),
  );

  // An expired token makes records look deleted: nothing is written unless it is still valid.
  if (hasChanges(changes)) await session.prove();
  const { locales, typeset } = options;
  const context = { locales, parseHtml: parseHtml(richText, typeset), typeset, options };
  const synced = await timed('writing nodes', args, () => apply(changes, files, context, args));
  await pruneFiles(filesDir, needed, options.keepFilesDays, args.reporter);
  reportSync(synced, { requests: client.requests(), bytes: client.bytes() }, options, args);
}
