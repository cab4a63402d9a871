import { isDeepStrictEqual } from 'node:util';
import {
  actions,
  calculateDirtyQueries,
  createGraphQLRunner,
  createPages,
  emitter,
  getPageMode,
  GraphQLRunner,
  haveEqualFields,
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
import type { BuiltPages } from './messages';
import { sourceContent } from './sourceContent';
import { watchPages } from './watchPages';

type Page = ReturnType<typeof store.getState>['pages'] extends Map<string, infer P> ? P : never;
type Creation = { payload: Page; plugin: { name: string } };

/** `/404/` stands at `/404.html` as well, where static hosts look for it; Gatsby has the same for 500. */
const STATUS = /^\/(404|500)\/$/;

/**
 * Gatsby makes the second address of a status page when the page is new or other than before. Made again as it was, it has
 * no second address, and Gatsby removes that one as a page that nothing asks for. So it is asked for here.
 * @param makePages creates all pages
 */
async function keepStatusPages<T>(makePages: () => Promise<T>): Promise<T> {
  const onPage = ({ payload, plugin, ...options }: Creation) => {
    const status = STATUS.exec(payload.path)?.[1];
    if (status === undefined) return;
    const { component, context, slices } = payload;
    const page = { component, context, slices, status, path: `/${status}.html` };
    store.dispatch(actions.createPage(page, plugin, options));
  };
  emitter.on('CREATE_PAGE', onPage);
  try {
    return await makePages();
  } finally {
    emitter.off('CREATE_PAGE', onPage);
  }
}

type Redirect = ReturnType<typeof store.getState>['redirects'][number];

/** Those that are a part of Gatsby's scripts: webpack puts them in. */
const inBrowser = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter(({ redirectInBrowser }) => redirectInBrowser);

/**
 * Gatsby only ever adds to its list of redirects: a process that makes pages a second time would keep what an editor has
 * deleted. So those that the pages ask for now take the place of the list.
 * @param makePages asks for redirects while it runs
 * @returns whether scripts would have to be bundled anew
 */
async function keepRedirects(makePages: () => Promise<unknown>): Promise<boolean> {
  const asked: Redirect[] = [];
  const onRedirect = ({ payload }: { payload: Redirect }) => {
    if (!asked.some((other) => isDeepStrictEqual(other, payload))) asked.push(payload);
  };
  emitter.on('CREATE_REDIRECT', onRedirect);
  try {
    await makePages();
  } finally {
    emitter.off('CREATE_REDIRECT', onRedirect);
  }
  const { redirects } = store.getState();
  const bundled = inBrowser(redirects);
  redirects.splice(0, redirects.length, ...asked);
  return !isDeepStrictEqual(bundled, inBrowser(asked));
}

type Types = ReturnType<typeof store.getState>['inferenceMetadata']['typeMap'];

/** A copy of what Gatsby has inferred of nodes: it changes its own in place. */
const inferredTypes = (): Types => structuredClone(store.getState().inferenceMetadata.typeMap);

/** Whether the schema that was made of them still stands. */
function sameInferredTypes(before: Types): boolean {
  const { typeMap } = store.getState().inferenceMetadata;
  return Object.entries(typeMap).every(([name, type]) => {
    const known = before[name];
    return !type.dirty || (known !== undefined && haveEqualFields(type, known));
  });
}

/** Something changed that webpack or the schema would have to know of. */
export class TooMuch extends Error {}

/**
 * Repeats the steps of `gatsby build` that a change of content needs, in the same order, in a process that has built before:
 * schema, query texts and scripts exist, so nodes, pages, queries, HTML and the files beside it are left.
 * @param program the arguments of that build
 * @param workers render the pages
 * @throws Refused when the content cannot be read; TooMuch when the result would not be a whole build
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
