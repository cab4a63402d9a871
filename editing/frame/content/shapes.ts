import schema from '../../../pocketbase/pb_schema.json';
import { parseModel } from '../../../plugins/gatsby-source-pocketbase/src/model/Model';
import { makeShapes, type Shape } from '../../../plugins/gatsby-source-pocketbase/src/model/Shape';
import type { LocaleOptions, Options } from '../../../plugins/gatsby-source-pocketbase/src/options/Options';
import { backRelations, collections } from '../../../src/gatsby/contentCollections';
import { defaultLocale, localeCodes } from '../../../src/i18n/locales';

/** The locales, as a build of the site has them. */
export const LOCALES: LocaleOptions = {
  ...{ list: [...localeCodes], default: defaultLocale, by: 'suffix', suffix: '_{locale}' },
  ...{ field: 'locale', key: 'key', fallback: 'default' },
};

const model = parseModel(schema);
const shapes = makeShapes(model, { locales: LOCALES, collections, backRelations } as unknown as Options);
const byName = new Map(shapes.map((shape) => [shape.collection.name, shape]));

/** The ids of collections by name: a URL of a file has either. */
export const COLLECTION_IDS: Map<string, string> = new Map(model.map(({ id, name }) => [name, id]));

/** Describes the nodes of a collection; undefined for one that the site does not read. */
export const shapeOf = (collection: string): Shape | undefined => byName.get(collection);
