import { localeCodes, localePath } from '../../i18n/locales';
import { textLanguage } from '../../i18n/textLanguage';
import type { SearchEntry, SearchKind } from '../../i18n/search/SearchIndex';
import { listPathByKey } from '../pages/pagePath';
import { KINDS } from '../../lib/content/KINDS';
import type { FoundPages, ListNode, PageNode, RecordNode, RichText, Said } from './searchQuery';

type Texts = readonly (RichText | string | null | undefined)[];

const textOf = (texts: Texts): string =>
  texts
    .map((text) => (typeof text === 'string' ? text : text?.text))
    .filter(Boolean)
    // A separator, because a heading does not begin the sentence below it.
    .join(' · ');

const headingsOf = (texts: readonly (RichText | null | undefined)[]): string[] =>
  texts.flatMap((text) => text?.headings.map((heading) => heading.text) ?? []);

type Parts = {
  /** The fields of title and summary. */
  fields: readonly [title: string, summary: string];
  summary?: string | null | undefined;
  tags?: readonly string[];
  headings?: readonly string[];
  texts?: Texts;
};

function entryOf(kind: SearchKind, node: Pick<RecordNode, 'path' | 'title' | 'borrowed'>, parts: Parts): SearchEntry {
  const { fields, summary, tags = [], headings = [], texts = [] } = parts;
  const [titleField, summaryField] = fields;
  return {
    path: node.path ?? '',
    kind,
    title: node.title,
    summary: summary ?? '',
    tags: tags.join(' '),
    headings: headings.join(' · '),
    text: textOf(texts),
    titleLocale: textLanguage(node, titleField),
    textLocale: textLanguage(node, summary ? summaryField : titleField),
  };
}

type Block = PageNode['blocks'][number];

/** The texts that a block shows: a block that got another kind keeps the texts of the earlier one. */
function shownTexts({ kind, items, packages, reel, ...block }: Block) {
  const { fields, items: itemFields } = KINDS[kind];
  const only = ({ title, text }: Said, names: readonly string[]): Said => ({
    title: names.includes('title') ? title : null,
    text: names.includes('text') ? text : null,
  });
  return [
    only(block, fields),
    ...(itemFields ? items.map((item) => only(item, itemFields)) : []),
    ...(kind === 'packages' ? (packages?.items ?? []) : []),
    ...(kind === 'reel' ? (reel?.slides ?? []) : []),
  ];
}

/** A page's text is that of its blocks, of their items, and of the packages and reels that they show. */
function entryOfPage(page: PageNode): SearchEntry {
  const parts = page.blocks.flatMap(shownTexts);
  return entryOf('page', page, {
    fields: ['title', 'seo_description'],
    summary: page.seo_description,
    headings: parts.flatMap(({ title }) => title ?? []),
    texts: parts.flatMap(({ title, text }) => [title, text]),
  });
}

const entryOfList = ({ key, locale, title, text, borrowed }: ListNode): SearchEntry =>
  entryOf(
    'page',
    { path: localePath(listPathByKey[key] ?? '/', locale), title: title ?? '', borrowed },
    { fields: ['title', 'text'], summary: text?.excerpt, texts: [text] },
  );

/** The searched texts of a page, with their locale. */
export type LocalEntry = { readonly locale: string; readonly entry: SearchEntry };

/** Returns the searched texts of a record with a rich text. */
export function entryOfRecord(kind: SearchKind, node: RecordNode): LocalEntry {
  const texts = [node.body, node.problem, node.work, node.outcome];
  const facts = [node.client, node.industry, node.place, node.audience, node.author];
  const properties = node.properties?.flatMap(({ name, value }) => [name, value]) ?? [];
  const entry = entryOf(kind, node, {
    fields: ['title', 'summary'],
    summary: node.summary,
    tags: node.tags?.map(({ name }) => name) ?? [],
    headings: headingsOf(texts),
    texts: [...texts, ...facts, ...properties],
  });
  return { locale: node.locale, entry };
}

/**
 * Returns the searched texts by locale, in the order of paths.
 * @param found result of the query
 * @param posts the articles
 * @param built the paths that have a page: not every tag has one
 */
export function searchEntries(
  found: FoundPages,
  posts: readonly LocalEntry[],
  built: ReadonlySet<string>,
): Record<string, SearchEntry[]> {
  const { allPage, allCase, allProject, allWorkshop, allTag, lists } = found;
  const all = [
    ...posts,
    ...allPage.nodes.map((page) => ({ locale: page.locale, entry: entryOfPage(page) })),
    ...lists.nodes.map((list) => ({ locale: list.locale, entry: entryOfList(list) })),
    ...allTag.nodes.map((tag) => ({ locale: tag.locale, entry: entryOf('tag', tag, { fields: ['name', 'name'] }) })),
    ...allCase.nodes.map((node) => entryOfRecord('case', node)),
    ...allProject.nodes.map((node) => entryOfRecord('project', node)),
    ...allWorkshop.nodes.map((node) => entryOfRecord('workshop', node)),
  ];
  const withPage = all.filter(({ entry: { path, title } }) => title !== '' && built.has(path));
  return Object.fromEntries(
    localeCodes.map((code) => [
      code,
      withPage
        .filter(({ locale }) => locale === code)
        .map(({ entry }) => entry)
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    ]),
  );
}
