import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { defaultLocale, localeCodes, localePath, splitLocale } from '../i18n/locales';
import { blogPath, HOME, listPath, POSTS_PER_PAGE } from './pagePath';
import { redirectsOf } from './redirects';

type RoutedNode = { id: string; path: string; locale: string };
type Data = {
  allPage: { nodes: (RoutedNode & { slug: string })[] };
  allPost: { nodes: RoutedNode[] };
  allCase: { nodes: RoutedNode[] };
  allProject: { nodes: RoutedNode[] };
  allWorkshop: { nodes: RoutedNode[] };
  allRedirect: { nodes: { from: string; to: string; status: string }[] };
};

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** What every page's context holds: ids and the locale only, so that an edit rebuilds no page that doesn't show it. */
function contextOf(path: string, language: string, more: Record<string, string | number>) {
  const i18n = {
    language,
    languages: localeCodes,
    defaultLanguage: defaultLocale,
    routed: language !== defaultLocale,
    originalPath: splitLocale(path).path,
    path,
  };
  return { ...more, language, i18n };
}

/** Makes every address of the site, and no other place does. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Data>(`
    #graphql
    query CreatePages {
      allPage(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          id
          path
          locale
          slug
        }
      }
      allPost(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          id
          path
          locale
        }
      }
      allCase(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          id
          path
          locale
        }
      }
      allProject(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          id
          path
          locale
        }
      }
      allWorkshop(sort: [{ slug: ASC }, { locale: ASC }]) {
        nodes {
          id
          path
          locale
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

  // Whether a workshop is over depends on the day of the build, which a cached query would not notice; blocks list
  // workshops too.
  const today = new Date().toISOString().slice(0, 10);
  createSlices(actions);
  const create = pageMaker(actions);
  for (const { id, path, locale } of data.allPage.nodes) create(path, locale, 'Page', { id, today });
  for (const { id, path, locale } of data.allPost.nodes) create(path, locale, 'Post', { id });
  for (const { id, path, locale } of data.allCase.nodes) create(path, locale, 'Case', { id });
  for (const { id, path, locale } of data.allProject.nodes) create(path, locale, 'Project', { id });
  for (const { id, path, locale } of data.allWorkshop.nodes) create(path, locale, 'Workshop', { id, today });

  const withHome = data.allPage.nodes.some(({ slug }) => slug === HOME);
  const posts = data.allPost.nodes.filter(({ locale }) => locale === defaultLocale).length;
  const pages = Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
  for (const locale of localeCodes) {
    if (!withHome) create(localePath('/', locale), locale, 'EmptySite');
    for (let page = 1; page <= pages; page++) {
      const slice = { page, pages, skip: (page - 1) * POSTS_PER_PAGE, limit: POSTS_PER_PAGE };
      create(blogPath(page, locale), locale, 'PostList', {
        ...slice,
        ...(page > 1 && { newer: blogPath(page - 1, locale) }),
        ...(page < pages && { older: blogPath(page + 1, locale) }),
      });
    }
    create(localePath(listPath.projects, locale), locale, 'ProjectList');
    create(localePath(listPath.workshops, locale), locale, 'WorkshopList', { today });
    create(localePath('/404/', locale), locale, 'NotFound');
  }

  for (const { from, to, status } of redirectsOf(data.allRedirect.nodes)) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status, isPermanent: status === 301 });
  }
};

type Actions = CreatePagesArgs['actions'];

function createSlices({ createSlice }: Actions): void {
  for (const language of localeCodes) {
    for (const part of ['Header', 'Footer']) {
      const component = resolve(`src/layout/${part}.tsx`);
      createSlice({ id: `${part.toLowerCase()}-${language}`, component, context: { language } });
    }
  }
}

const pageMaker =
  ({ createPage }: Actions) =>
  (path: string, locale: string, name: string, more: Record<string, string | number> = {}) =>
    createPage({
      path,
      component: template(name),
      context: contextOf(path, locale, more),
      slices: { header: `header-${locale}`, footer: `footer-${locale}` },
    });
