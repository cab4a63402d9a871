import type { GatsbyNode } from 'gatsby';

/** Types that no plugin declares: they keep queries valid on an empty database and without any catalogue. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type SiteSiteMetadata {
      siteUrl: String!
      buildTarget: String!
      version: String
    }
    type Locale implements Node @dontInfer {
      language: String!
      ns: String!
      data: String!
    }
  `);
};
