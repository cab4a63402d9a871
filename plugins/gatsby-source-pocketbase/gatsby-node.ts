import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler } from 'webpack';
import { createLimit } from './src/client/request';
import { errorMap, reportFailure } from './src/errors';
import type { FileNode } from './src/files/FileInfo';
import { fileTypes } from './src/files/fileTypes';
import { endPreparation, prepareImages } from './src/files/prepareImages';
import { removeOldFiles } from './src/files/removeOldFiles';
import { partTypes, recordInterface, recordType } from './src/graphql/recordType';
import { richTextTypes } from './src/graphql/richTextTypes';
import { linkTargets } from './src/graphql/treeResolver';
import { checkOptions } from './src/model/checkOptions';
import { readModel } from './src/model/readModel';
import type { Options } from './src/options/Options';
import { source } from './src/source';
import { watchServer } from './src/watchServer';

export { pluginOptionsSchema } from './src/options/pluginOptionsSchema';

/**
 * Makes every type from the committed schema file, without a server: this runs in each of Gatsby's query workers too.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async (args, pluginOptions) => {
  const { actions, schema, store, createNodeId, reporter } = args;
  const options = pluginOptions as unknown as Options;
  const root: string = store.getState().program.directory;
  try {
    const model = await readModel(path.resolve(root, options.schemaFile));
    const shapes = checkOptions(model, options);
    actions.createTypes([
      schema.buildObjectType({
        name: 'PbRecord',
        description: 'State of a record, whichever its locales: what the next build compares with the server.',
        interfaces: ['Node'],
        extensions: { infer: false },
        fields: { collection: 'String!', pbId: 'String!', updated: { type: 'Date', extensions: { dateformat: {} } } },
      }),
      schema.buildObjectType({
        name: 'PbBorrowed',
        description: 'A field whose text is written in another locale than that of the node.',
        extensions: { infer: false },
        fields: { field: 'String!', locale: 'String!' },
      }),
      schema.buildObjectType({
        name: 'PbGeoPoint',
        extensions: { infer: false },
        fields: { lon: 'Float!', lat: 'Float!' },
      }),
      ...fileTypes(path.resolve(root, options.filesDir), path.join(root, 'public'), args),
      ...richTextTypes(schema, createNodeId, linkTargets(model, options, shapes)),
      ...shapes.flatMap((shape) => partTypes(shape, schema)),
      recordInterface(schema),
      ...shapes.map((shape) => recordType(shape, shapes, options, schema, createNodeId)),
    ]);
  } catch (error) {
    reportFailure(reporter, error);
  }
};

const alone = createLimit(1);
/** Gatsby sources more than once in a process: at its start, and at each refresh. */
let isWatching = false;

/** Sources the content, in each build and at each refresh of develop. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  // The plugin deletes nodes itself, so unchanged nodes need no touchNode, and a failure loses none.
  args.actions.enableStatefulSourceNodes?.();
  if (options.live && process.env.gatsby_executing_command === 'develop' && !isWatching) {
    isWatching = true;
    process.once('exit', watchServer(args, options, alone));
  }
  await alone(() => source(args, options)).catch((error: unknown) => reportFailure(args.reporter, error));
};

/** The build does not wait for it: the bundles come next. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store, graphql }) => void prepareImages(store, graphql);

/** The queries follow the bundle that renders the pages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-html') return;
  const apply = ({ hooks }: Compiler) => hooks.done.tap('gatsby-source-pocketbase', endPreparation);
  actions.setWebpackConfig({ plugins: [{ apply }] });
};

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap);
};

/** Removes public files that no record has any more. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, store }) => {
  const root: string = store.getState().program.directory;
  const keys = (getNodesByType('PbFile') as unknown as FileNode[]).map(({ key }) => key);
  await removeOldFiles(path.join(root, 'public'), keys);
};
