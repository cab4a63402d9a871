import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { fileTypes } from './files/fileTypes';
import type { Options } from './options/Options';
import { linkTargets } from './graphql/linkTargets';
import { richTextTypes } from './graphql/richTextTypes';
import { checkOptions } from './model/checkOptions';
import { readModel } from './model/readModel';
import { partTypes, recordInterface, recordType } from './graphql/recordType';
import { reportFailure } from './report';

/**
 * Makes every type from the committed schema file. No server is asked: this runs in each of Gatsby's query workers too.
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
