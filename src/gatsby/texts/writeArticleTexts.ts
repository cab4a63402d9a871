import { readdirSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fill } from '../../lib/text/fill';
import { type Locale, localeCodes, splitLocale } from '../../i18n/locales';
import { type Dated, dayRevised } from '../../lib/browser/revision';
import { formatDate } from '../../lib/text/formatDate';
import { textPath } from '../../lib/url/pagePaths';
import { fileFinder, type FileMemory, rememberFiles } from '../lib/files';
import type { Remembered } from '../lib/ProcessMemory';
import { pagePath } from '../pages/pagePath';
import { localText, type QueriedText, wordsIn } from './localText';
import { markdownLine, markdownOf } from './markdownOf';

/** The articles that have a Markdown file. */
export type TextMemory = {
  /** The site's URL and the words of the code in each text, which page data do not have. */
  made: string;
  /** By path. */
  files: FileMemory<boolean>;
};

type Work = {
  /** Gatsby's output. */
  publicDir: string;
  siteUrl: string;
  /** The articles' paths. */
  articles: readonly string[];
  /** The memory of an earlier build into this output. */
  memory: Remembered<TextMemory>;
  /** The pages that were written since the memory was made; without them every page's data are compared with their stamp. */
  written?: ReadonlySet<string> | undefined;
};

type PageData = { result: { data: { post: PageArticle | null } } };

/**
 * Writes each article as Markdown beside its page, from the page's own data: both have the same content, and only
 * changes are written. An article without a translation has one file, the original's.
 */
export async function writeArticleTexts(work: Work): Promise<TextMemory> {
  const { publicDir, siteUrl, articles, memory: recalled, written } = work;
  const { value: last, isLast } = recalled;
  const made = JSON.stringify([siteUrl, ...localeCodes.map(wordsIn)]);
  const before = last?.made === made ? last.files : undefined;
  const fileOf = (page: string) => join(publicDir, textPath(page));
  // Also without any article in a locale: texts of an earlier build may be there.
  const samples = localeCodes.map((code) => pagePath('Post', 'any', code));
  const folders = new Set([...samples, ...articles].map((page) => dirname(fileOf(page))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const isThere = fileFinder();
  const known = Object.entries(before ?? {}).filter(([page, { value }]) => !value || isThere(fileOf(page)));
  const memory = rememberFiles(
    articles.map((page) => [page, join(publicDir, 'page-data', page, 'page-data.json')] as const),
    Object.fromEntries(known),
    (content, page) => {
      const { post } = (JSON.parse(content) as PageData).result.data;
      if (!post || post.isFallback) return false;
      writeFileSync(fileOf(page), articleText(post, { siteUrl, locale: splitLocale(page).locale, page }));
      return true;
    },
    isLast ? written : undefined,
  );
  const wanted = new Set(articles.filter((page) => memory[page]?.value).map(fileOf));
  // An older memory lacks the texts of the builds since.
  const there = before && isLast ? Object.keys(before).map(fileOf) : textsIn(folders);
  for (const file of there) if (!wanted.has(file)) await rm(file, { force: true });
  return { made, files: memory };
}

const textsIn = (folders: ReadonlySet<string>): string[] =>
  [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );

/** An article from its page's query (src/templates/Post.tsx). */
export type PageArticle = Dated & {
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly isFallback: boolean;
  readonly body: QueriedText;
};

/** Returns an article as Markdown, for answer engines and readers. */
export function articleText(article: PageArticle, place: { siteUrl: string; locale: Locale; page: string }): string {
  const { title, summary, author, publish_at, body } = article;
  const date = dayRevised(article, place.locale);
  const revised = date && fill(wordsIn(place.locale).revised, { date });
  const published = publish_at && formatDate(publish_at, place.locale);
  const line = [author && markdownLine(author), published, revised].filter(Boolean);
  const parts = [
    `# ${markdownLine(title)}`,
    summary && `> ${markdownLine(summary)}`,
    [...line, `<${encodeURI(place.siteUrl + place.page)}>`].join(' · '),
    markdownOf(localText(body, place)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
