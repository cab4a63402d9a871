import path from 'node:path';
import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { connect } from './client/connect';
import { createFileStore } from './files/fileStore';
import type { Options } from './options/Options';
import { reportFailure } from './report';
import { checkOptions } from './schema/checkOptions';
import type { Model } from './schema/Model';
import { readModel } from './schema/readModel';
import { apply } from './sync/apply';
import { checkServer } from './sync/checkServer';
import { mapLimit } from './sync/mapLimit';
import { missingTargets } from './sync/missingTargets';
import { readCollection, type CollectionChanges } from './sync/readCollection';
import type { RecordState } from './sync/RecordState';
import { isQuiet, summary } from './sync/summary';
import { syncFiles } from './sync/syncFiles';

/** In develop an editor of the model sees what differs and goes on; a build would publish half of it. */
function compareWithServer(expected: Model, actual: Model, options: Options, { reporter }: SourceNodesArgs): void {
  try {
    checkServer(expected, actual, options);
  } catch (error) {
    if (process.env.gatsby_executing_command !== 'develop' || !(error instanceof Error)) throw error;
    reporter.warn(error.message);
  }
}

function tell(collections: CollectionChanges[], requests: number, { reporter }: SourceNodesArgs): void {
  collections.filter((changes) => !isQuiet(changes)).forEach((changes) => reporter.info(summary(changes)));
  missingTargets(collections).forEach((sentence) => reporter.warn(sentence));
  const records = collections.reduce((sum, { read, unchanged }) => sum + read.length + unchanged.length, 0);
  reporter.info(`PocketBase: ${records} records in ${collections.length} collections, ${requests} requests`);
  if (!records) reporter.warn('PocketBase is empty: the site is built without any content.');
}

async function source(args: SourceNodesArgs, options: Options): Promise<void> {
  const { store, getNodesByType, createContentDigest } = args;
  const root: string = store.getState().program.directory;
  const model = await readModel(path.resolve(root, options.schemaFile));
  const shapes = checkOptions(model, options);
  const { client, model: live } = await connect(options, process.env);
  compareWithServer(model, live, options, args);

  const states = getNodesByType('PbRecord') as unknown as RecordState[];
  const context = {
    client,
    model,
    options,
    env: process.env,
    locales: options.locales,
    richText: { origin: new URL(client.url).origin, collectionIds: new Map(model.map(({ id, name }) => [name, id])) },
  };
  const types = shapes.map(({ type, collection }) => `${collection.id} ${type}`);
  const collections = await mapLimit(shapes, options.concurrency, (shape) => {
    const signature = createContentDigest([shape.collection, shape.options, options.locales, types]);
    return readCollection(
      shape,
      states.filter(({ collectionId }) => collectionId === shape.collection.id),
      signature,
      context,
    );
  });

  const needed = new Set(
    collections.flatMap(({ read, unchanged }) => [...read, ...unchanged].flatMap(({ files }) => files)),
  );
  const fileStore = createFileStore(path.resolve(root, options.filesDir), client, live);
  const files = await syncFiles(needed, fileStore, options.concurrency, args);

  const sourced = new Set(shapes.map(({ collection }) => collection.id));
  await apply(
    collections,
    states.filter(({ collectionId }) => !sourced.has(collectionId)),
    files,
    args,
  );
  tell(collections, client.requests(), args);
}

/**
 * Brings the nodes to the state of the server. Everything is read before anything is written, and any failure leaves the
 * nodes as they were: a stale site is better than half a one.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  // The plugin deletes what is gone itself, so unchanged nodes need no touching and a failure loses none.
  args.actions.enableStatefulSourceNodes?.();
  const timer = args.reporter.activityTimer('Sourcing from PocketBase');
  timer.start();
  try {
    await source(args, pluginOptions as unknown as Options);
  } catch (error) {
    reportFailure(args.reporter, error);
  } finally {
    timer.end();
  }
};
