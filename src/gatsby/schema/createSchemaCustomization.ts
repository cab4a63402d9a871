import type { GatsbyNode } from 'gatsby';
import { SLIDE_LIST } from './reads';

/** Types that no plugin declares; written out, they keep queries valid on an empty database and without any catalogue. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type SiteSiteMetadata {
      siteUrl: String!
      buildTarget: String!
      version: String
      preview: Boolean!
      lowerCaseCanonical: Boolean!
      asksConsent: Boolean!
    }
    type Locale implements Node @dontInfer {
      language: String!
      ns: String!
      data: String!
    }
    ${SLIDE_LIST}
  `);
};
