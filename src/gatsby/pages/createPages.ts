import type { GatsbyNode } from 'gatsby';
import { localeCodes, localePath } from '../../i18n/locales';
import type { Accepts } from '../../lib/url/acceptsQuery';
import { parseEnv } from '../../lib/env';
import { formNames } from '../../lib/forms/formNames';
import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { dayOfBuild } from '../lib/dayOfBuild';
import { createSlices, pageMaker } from './pageMaker';
import { compare, LIST_LENGTH, listPages, newestFirst, nextReads } from './pageLists';
import { HOME, listPath } from '../../lib/url/recordPath';
import { type Routed, thankYouPath } from './pagePath';
import type { PostNode } from '../lib/PostNode';
import { redirectsOf } from '../redirects/redirects';

/** A node with a page; without a path it has none. */
type RoutedNode = Pick<Queries.Page, 'id' | 'pbId' | 'path' | 'locale' | 'slug'>;
type TagNode = RoutedNode & Pick<Queries.Tag, 'name'>;
type ListBlocks = Queries.CreatePagesQuery['blocksOfPosts'];

/** Creates every page and redirect of the site; no other file does. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter, store, getNodesByType }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    #graphql
    query CreatePages {
      blocksOfWorkshops: allBlock(filter: { kind: { eq: list }, list: { eq: workshops } }) {
        nodes {
          page {
            id
          }
        }
      }
      blocksOfPosts: allBlock(filter: { kind: { eq: list }, list: { eq: posts } }) {
        nodes {
          page {
            id
          }
        }
      }
      allRedirect(filter: { locale: { eq: "en" } }, sort: { from: ASC }) {
        nodes {
          from
          to
          status
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The list of pages can not be read.', errors as Error | undefined);
    return;
  }

  // Whether a workshop is past depends on the day of the build, which a cached query would not notice.
  const { kitchenSink } = parseEnv(process.env);
  const today = dayOfBuild();
  const pagesOf = ({ nodes }: ListBlocks) => new Set(nodes.map(({ page }) => page?.id));
  const withWorkshops = pagesOf(data.blocksOfWorkshops);
  const withPosts = pagesOf(data.blocksOfPosts);
  const nodesOf = (type: Routed) =>
    (getNodesByType(type) as unknown as RoutedNode[]).toSorted(
      (a, b) => compare(a.slug, b.slug) || compare(a.locale, b.locale),
    );
  const pages = nodesOf('Page');
  const tags = nodesOf('Tag') as TagNode[];
  createSlices(actions);
  const create = pageMaker(actions, store.getState().pages);
  const allPosts = newestFirst(getNodesByType('Post') as unknown as PostNode[]);
  const postsIn = new Map<string, PostNode[]>(
    localeCodes.map((code) => [code, allPosts.filter(({ locale }) => locale === code)]),
  );
  for (const { id, path, locale } of pages) {
    const newest = (postsIn.get(locale) ?? []).slice(0, LIST_LENGTH).map((post) => post.id);
    create(path, locale, 'Page', {
      id,
      ...(withWorkshops.has(id) && { today }),
      ...(withPosts.has(id) && { posts: newest }),
    });
  }
  for (const [locale, posts] of postsIn) {
    const next = nextReads(posts.map(({ id }) => id));
    for (const { id, path } of posts) {
      // One variable each: with a list of ids Gatsby would make the page depend on every article.
      const [first = null, second = null, third = null] = next.get(id) ?? [];
      create(path, locale, 'Post', { id, first, second, third });
    }
  }
  for (const { id, path, locale } of nodesOf('Case')) create(path, locale, 'Case', { id });
  for (const { id, path, locale } of nodesOf('Project')) create(path, locale, 'Project', { id });
  for (const { id, path, locale } of nodesOf('Workshop')) create(path, locale, 'Workshop', { id, today });

  const withHome = pages.some(({ slug }) => slug === HOME);
  for (const [locale, posts] of postsIn) {
    if (!withHome) create(localePath('/', locale), locale, 'EmptySite');
    createBlog(create, locale, posts, tags);
    create(localePath(listPath.projects, locale), locale, 'ProjectList');
    create(localePath(listPath.workshops, locale), locale, 'WorkshopList', { today });
    create(localePath('/404/', locale), locale, 'NotFound', { status: 404, content: 'not-found' });
    create(localePath('/410/', locale), locale, 'NotFound', { status: 410, content: 'gone' });
    create(localePath(SEARCH_PATH, locale), locale, 'Search');
    for (const form of formNames) {
      create(thankYouPath(form, locale), locale, 'ThankYou', { form, mail: 'sent' });
      create(thankYouPath(form, locale, true), locale, 'ThankYou', { form, mail: 'none' });
    }
    if (kitchenSink) create(localePath('/kitchen-sink/', locale), locale, 'KitchenSink');
  }

  for (const { from, to, status } of redirectsOf(data.allRedirect.nodes)) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status, isPermanent: status === 301 });
  }
};

type Create = ReturnType<typeof pageMaker>;

/** The pages of a list have paths of their own: `?page=2` is none. */
const LIST_ACCEPTS: Accepts = { page: ['1'] };

/** Creates the blog's list, and a list for each tag with articles; a tag without articles has no page. */
function createBlog(create: Create, locale: string, posts: readonly PostNode[], allTags: readonly TagNode[]): void {
  const bearing = (tag: string) => posts.filter(({ pbLinks }) => pbLinks.tags?.includes(tag)).map(({ id }) => id);
  const { compare: byAlphabet } = new Intl.Collator(locale);
  const borne = allTags
    .filter((tag) => tag.locale === locale)
    .toSorted((one, other) => byAlphabet(one.name, other.name))
    .map((tag) => ({ ...tag, bearers: bearing(tag.pbId) }))
    .filter(({ bearers }) => bearers.length > 0);
  const tags = borne.map(({ id }) => id);
  const ids = posts.map(({ id }) => id);
  for (const { path, context } of listPages(localePath(listPath.posts, locale), ids)) {
    create(path, locale, 'PostList', { ...context, tags, accepts: LIST_ACCEPTS });
  }
  for (const { id, path: list, bearers } of borne) {
    if (list === null) continue;
    for (const { path, context } of listPages(list, bearers))
      create(path, locale, 'PostTag', { ...context, id, tags, accepts: LIST_ACCEPTS });
  }
}
