import { typeset } from '../../i18n/typeset';
import type { Context } from '../lib/NodeModel';

type PostNode = { author?: string | null; locale: string };
type Site = { details?: { editorial?: string } | null } | null;

/** An article's structured data beyond its own record. */
export const postContent = {
  isByHouse: {
    type: 'Boolean!',
    description: 'Nobody is named as its author, or the name is that of the house (`editorial` in the content `site`).',
    resolve: async ({ author, locale }: PostNode, _args: unknown, { nodeModel }: Context) => {
      if (!author) return true;
      const query = { filter: { key: { eq: 'site' }, section: { eq: 'misc' }, locale: { eq: locale } } };
      const site = (await nodeModel.findOne({ type: 'Content', query })) as Site;
      const { editorial } = site?.details ?? {};
      // An author's name has been set as a text, what is in JSON has not.
      return editorial !== undefined && [editorial, typeset(editorial, locale)].includes(author);
    },
  },
};
