import { createGraphQLRunner, reporter, store } from './gatsbyInternals';

let made: ReturnType<typeof createGraphQLRunner> | undefined;

/**
 * The function `graphql` of the site's own code, one for all builds of the process: each that Gatsby makes listens to its events
 * until the process ends, and all of them are called at each change of a node. It makes itself anew with the nodes and the schema.
 */
export const graphqlOfSite = (): ReturnType<typeof createGraphQLRunner> =>
  (made ??= createGraphQLRunner(store, reporter));
