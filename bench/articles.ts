import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { atInterrupt } from '../scripts/lib/atInterrupt';
import { makePublishingSite } from './lib/publishingSite';

// Serves the site with the articles of a file, so that a bench of several sites visits all of them with the same texts:
// `npm run bench:articles -- content.json`.
const FOLDER = resolve('.tmp/bench-articles');

/** An article in one language; those of both languages have one slug. */
interface Article {
  lang: 'en' | 'sl';
  slug: string;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
  /** An ISO timestamp. */
  published: string;
}

/** The records of `posts`. @throws Error if an article has no English text */
function postsOf(articles: readonly Article[]): Record<string, unknown>[] {
  const slovenian = new Map(articles.filter(({ lang }) => lang === 'sl').map((each) => [each.slug, each]));
  const english = articles.filter(({ lang }) => lang === 'en');
  if (english.length === 0) throw new Error('The file has no article with "lang": "en".');
  return english.map(({ slug, title, summary, body, published }) => {
    const other = slovenian.get(slug);
    return {
      ...{ slug, title, summary, body, status: 'published', publish_at: published.replace('T', ' ') },
      ...(other && { title_sl: other.title, summary_sl: other.summary, body_sl: other.body }),
    };
  });
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name a file: npm run bench:articles -- content.json');
  const { articles } = JSON.parse(await readFile(file, 'utf8')) as { articles: Article[] };
  const posts = postsOf(articles);
  const site = await makePublishingSite({ folder: FOLDER, posts });
  atInterrupt(() => site.stop());
  const newest = posts
    .map(({ publish_at, slug }) => `${String(publish_at)} ${String(slug)}`)
    .sort()
    .at(-1);
  console.log(
    `${posts.length} articles: ${site.url}/blog/${newest?.split(' ').at(-1)}/ is the newest. Ctrl-C ends it.`,
  );
}

void main();
