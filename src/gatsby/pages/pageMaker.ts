import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLocale, localeCodes, splitLocale } from '../../i18n/locales';
import type { Accepts } from '../../lib/url/acceptsQuery';

/** The parts of the frame that are Gatsby's slices: an edit of a menu rebuilds one of them and no page. */
const SLICED = ['Header', 'Footer'] as const;

type Part = (typeof SLICED)[number];

/** Name of a part in a locale. */
const sliceName = (part: Part, language: string): string => `${part.toLowerCase()}-${language}`;

/** The slice behind each `<Slice alias="header">`, for every page. */
const slicesOf = (language: string): Record<string, string> =>
  Object.fromEntries(SLICED.map((part) => [part.toLowerCase(), sliceName(part, language)]));

/** All names, by locale. */
export const sliceNames = (): Record<string, string[]> =>
  Object.fromEntries(localeCodes.map((code) => [code, Object.values(slicesOf(code))]));

/** A page as this site requests it. */
type WantedPage = { path: string; component: string; context: object; slices: Record<string, string> };
/** A page in Gatsby's store; Gatsby deletes a page with an older time than the round in which pages are created. */
type KeptPage = Readonly<WantedPage> & { updatedAt: number };

/**
 * Creates a function that creates a page unless it is unchanged. Gatsby would compute a digest of each, pass it to
 * every plugin and write it again: with ten thousand pages that takes seconds, for an edit that changes none of them.
 * Only pages that this process created are skipped: Gatsby may have deleted the nodes of pages from an earlier one.
 */
export function createPageKeeper() {
  const created = new Set<string>();
  return (pages: ReadonlyMap<string, KeptPage>, page: WantedPage, create: (page: WantedPage) => void): void => {
    const kept = pages.get(page.path);
    if (kept && created.has(page.path) && isSame(kept, page)) {
      kept.updatedAt = Date.now();
      return;
    }
    created.add(page.path);
    create(page);
  };
}

const isSame = (kept: WantedPage, page: WantedPage): boolean =>
  kept.component === page.component && isDeepStrictEqual([kept.context, kept.slices], [page.context, page.slices]);

type ContextValues = Record<string, string | number | null | readonly string[] | Accepts>;

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);
/** A template's name as it is in the names of Gatsby's scripts. */
const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The context of every page: ids and locale only, so that an edit rebuilds only pages that show it. */
function contextOf(path: string, language: string, more: ContextValues) {
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

/** For this page Gatsby also creates `/404.html`, the path for static hosts, while it is created. */
const STATUS_PAGE = '/404/';

const keepPage = createPageKeeper();

/** Makes the function that creates the pages of a round. */
export const pageMaker =
  ({ createPage }: CreatePagesArgs['actions'], pages: Parameters<typeof keepPage>[0]) =>
  (path: string | null, locale: string, name: string, more: ContextValues = {}): void => {
    if (path === null) return;
    const page = {
      path,
      component: template(name),
      context: { ...contextOf(path, locale, more), template: kebab(name) },
      slices: slicesOf(locale),
    };
    if (path === STATUS_PAGE) createPage(page);
    else keepPage(pages, page, createPage);
  };

/** Creates header and footer of each locale. */
export function createSlices({ createSlice }: CreatePagesArgs['actions']): void {
  for (const language of localeCodes) {
    for (const part of SLICED) {
      const component = resolve(`src/layout/${part.toLowerCase()}/${part}.tsx`);
      createSlice({ id: sliceName(part, language), component, context: { language } });
    }
  }
}
