import {
  calculateDirtyQueries,
  createGraphQLRunner,
  createPages,
  getPageMode,
  GraphQLRunner,
  materializePageMode,
  type Program,
  reporter,
  runApi,
  runPageQueries,
  runSliceQueries,
  runStaticQueries,
  store,
  waitUntilAllJobsComplete,
  type Workers,
  writePageData,
  writePages,
  writeRequires,
} from './gatsbyInternals';
import { keepRedirects } from './keepRedirects';
import { keepStatusPages } from './keepStatusPages';
import type { BuiltPages } from './messages';
import { inferredTypes, sameInferredTypes } from './inferredTypes';
import { sourceContent } from './sourceContent';
import { watchPages } from './watchPages';

/** Something changed that webpack or the schema would have to know of. */
export class TooMuch extends Error {}

/**
 * What `gatsby build` does after a change of content, in its order, in a process that has built before: the schema, the
 * queries' texts and the scripts are there, so only nodes, pages, queries, HTML and what is written beside it are left.
 * @param program what that build was started with
 * @param workers to draw pages in
 * @throws Refused where the content can't be read; TooMuch where this would not be a whole build
 */
export async function changedBuild(program: Program, workers: Workers): Promise<BuiltPages> {
  const endPages = watchPages();
  const types = inferredTypes();
  await sourceContent();
  if (!sameInferredTypes(types)) throw new TooMuch('the types of the content changed');

  const graphql = createGraphQLRunner(store, reporter);
  const making = { store, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: true };
  const otherRedirects = await keepRedirects(() => keepStatusPages(() => createPages(making)));
  if (otherRedirects) throw new TooMuch('the redirects in the scripts changed');
  if (await writeRequires(store.getState())) throw new TooMuch('other templates are used');

  await runQueries();
  await materializePageMode();
  await writePageData();
  await writePages({ program, workerPool: workers });
  await runApi('onPostBuild', { graphql });
  await waitUntilAllJobsComplete();
  return endPages();
}

async function runQueries(): Promise<void> {
  const graphqlRunner = new GraphQLRunner(store);
  const { queryIds } = await calculateDirtyQueries({ store });
  const pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === 'SSG');
  const running = { store, graphqlRunner, queryIds: { ...queryIds, pageQueryIds } };
  await runStaticQueries(running);
  await runPageQueries(running);
  await runSliceQueries(running);
  await waitUntilAllJobsComplete();
}
