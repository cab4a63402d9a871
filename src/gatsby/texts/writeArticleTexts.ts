import { writeFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { splitLocale } from '../../i18n/locales';
import { textPath } from '../../lib/url/textFiles';
import { type FileMemory, rememberFiles } from '../lib/rememberFiles';
import { fileFinder } from '../lib/fileFinder';
import { articleText, type PageArticle } from './articleText';

/** Which articles have a text of their own, by their addresses. */
export type TextMemory = FileMemory<boolean>;

type Work = {
  /** Gatsby's output. */
  publicDir: string;
  siteUrl: string;
  /** The articles' addresses. */
  articles: readonly string[];
  /** What the last build into this output left. */
  memory: TextMemory | undefined;
};

type PageData = { result: { data: { post: PageArticle | null } } };

/**
 * Writes each article as Markdown beside its page, from the data that the page was drawn with: so both always say the same,
 * and only what changed is written. An article that is not translated has one text, the original's.
 */
export async function writeArticleTexts({ publicDir, siteUrl, articles, memory: before }: Work): Promise<TextMemory> {
  const fileOf = (page: string) => join(publicDir, textPath(page));
  for (const folder of new Set(articles.map((page) => dirname(fileOf(page))))) await mkdir(folder, { recursive: true });
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
  );
  const wanted = new Set(articles.filter((page) => memory[page]?.value).map(fileOf));
  const there = before ? Object.keys(before).map(fileOf) : await textsBeside(articles.map(fileOf));
  for (const file of there) if (!wanted.has(file)) await rm(file, { force: true });
  return memory;
}

async function textsBeside(files: readonly string[]): Promise<string[]> {
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const names = await Promise.all(folders.map((folder) => readdir(folder)));
  return folders.flatMap((folder, index) =>
    (names[index] ?? []).filter((name) => name.endsWith('.md')).map((name) => join(folder, name)),
  );
}
