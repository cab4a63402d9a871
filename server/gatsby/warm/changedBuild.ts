import { isDeepStrictEqual } from 'node:util';
import {
  actions,
  calculateDirtyQueries,
  createPages,
  emitter,
  getPageMode,
  GraphQLRunner,
  haveEqualFields,
  materializePageMode,
  type Program,
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
import { distinctRedirects } from './distinctRedirects';
import { graphqlOfSite } from './graphqlOfSite';
import { sourceContent } from './sourceContent';
import { type BuiltPages, watchPages } from './watchPages';

type Page = ReturnType<typeof store.getState>['pages'] extends Map<string, infer P> ? P : never;
type Creation = { payload: Page; plugin: { name: string } };

type Listener = Parameters<typeof emitter.on>[1];

/** Calls back for each event while work runs. */
async function listening<T>(event: string, listener: Listener, work: () => Promise<T>): Promise<T> {
  emitter.on(event, listener);
  try {
    return await work();
  } finally {
    emitter.off(event, listener);
  }
}

/** `/404/` stands at `/404.html` as well, where static hosts look for it; Gatsby has the same for 500. */
const STATUS = /^\/(404|500)\/$/;

/**
 * Gatsby creates the second URL of a status page when the page is new or changed. For an unchanged page it creates none, and
 * removes the existing one as a page that was not created. So it is created here.
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
  return listening('CREATE_PAGE', onPage, makePages);
}

type Redirect = ReturnType<typeof store.getState>['redirects'][number];

/** The redirects that webpack puts into Gatsby's scripts. */
const inBrowser = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter(({ redirectInBrowser }) => redirectInBrowser);

/**
 * Gatsby only adds to its list of redirects: a process that creates pages a second time would keep redirects that an editor has
 * deleted. So the redirects of this run replace the list.
 * @param makePages creates pages and redirects
 * @returns whether the scripts would have to be bundled again
 */
async function keepRedirects(makePages: () => Promise<unknown>): Promise<boolean> {
  const { all: asked, add } = distinctRedirects<Redirect>();
  await listening('CREATE_REDIRECT', ({ payload }: { payload: Redirect }) => add(payload), makePages);
  const { redirects } = store.getState();
  const bundled = inBrowser(redirects);
  redirects.splice(0, redirects.length, ...asked);
  return !isDeepStrictEqual(bundled, inBrowser(asked));
}

type Types = ReturnType<typeof store.getState>['inferenceMetadata']['typeMap'];

/** A copy of the types that Gatsby inferred from nodes: it changes its own object in place. */
const inferredTypes = (): Types => structuredClone(store.getState().inferenceMetadata.typeMap);

/** Whether the schema of these types is still valid. */
function sameInferredTypes(before: Types): boolean {
  const { typeMap } = store.getState().inferenceMetadata;
  return Object.entries(typeMap).every(([name, type]) => {
    const known = before[name];
    return !type.dirty || (known !== undefined && haveEqualFields(type, known));
  });
}

/** A change that needs webpack or a new schema. */
export class TooMuch extends Error {}

/**
 * Repeats the steps of `gatsby build` that a change of content needs, in the same order, in a process that has built before:
 * nodes, pages, queries, HTML and the files beside it. Schema, query texts and scripts exist already.
 * @param program the arguments of the first build
 * @param workers render the pages
 * @throws Refused if the content cannot be read; TooMuch if only a full build gives the right result
 */
export async function changedBuild(program: Program, workers: Workers): Promise<BuiltPages> {
  const endPages = watchPages();
  const types = inferredTypes();
  await sourceContent();
  if (!sameInferredTypes(types)) throw new TooMuch('the types of the content changed');

  const graphql = graphqlOfSite();
  const making = { store, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: true };
  const otherRedirects = await keepRedirects(() => keepStatusPages(() => createPages(making)));
  if (otherRedirects) throw new TooMuch('the redirects in the scripts changed');
  if (await writeRequires(store.getState())) throw new TooMuch('other templates are used');

  await runQueries();
  await materializePageMode();
  await writePageData();
  await writePages({ program, workerPool: workers });
  const pages = endPages();
  // src/gatsby/onPostBuild.ts reads the files of these only.
  await runApi('onPostBuild', { graphql, writtenPages: new Set(pages.written) });
  await waitUntilAllJobsComplete();
  return pages;
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
