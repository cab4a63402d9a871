import * as buildCommand from 'gatsby/dist/commands/build';
import type { IBuildArgs } from 'gatsby/dist/commands/build-html';

/**
 * The Gatsby internals that the warm builder uses; no other file imports any. Gatsby is pinned to one version, and
 * `warmBuild.slow.pocketbase.test.ts` compares the results with those of `gatsby build`.
 */
export { createGraphQLRunner } from 'gatsby/dist/bootstrap/create-graphql-runner';
export { writeAll as writeRequires } from 'gatsby/dist/bootstrap/requires-writer';
export { buildHTMLPagesAndDeleteStaleArtifacts as writePages } from 'gatsby/dist/commands/build-html';
export { GraphQLRunner } from 'gatsby/dist/query/graphql-runner';
export { emitter, saveState, store } from 'gatsby/dist/redux';
export { actions } from 'gatsby/dist/redux/actions';
export { haveEqualFields } from 'gatsby/dist/schema/infer/inference-metadata';
export {
  calculateDirtyQueries,
  createPages,
  runPageQueries,
  runSliceQueries,
  runStaticQueries,
  sourceNodes,
  waitUntilAllJobsComplete,
} from 'gatsby/dist/services';
export { default as runApi } from 'gatsby/dist/utils/api-runner-node';
export { flush as writePageData } from 'gatsby/dist/utils/page-data';
export { getPageMode, materializePageMode } from 'gatsby/dist/utils/page-mode';
export { create as createWorkers, type GatsbyWorkerPool as Workers } from 'gatsby/dist/utils/worker/pool';
export { default as reporter } from 'gatsby-cli/lib/reporter';

/** The arguments of Gatsby's commands. */
export type Program = IBuildArgs;

/** `gatsby build` without the end of the process. Gatsby's types hide that the module is the function. */
export const gatsbyBuild = (buildCommand as unknown as { default: (program: Program) => Promise<void> }).default;
