import { articleHtml } from './fillArticles';

const DAY = 86_400_000;

/** Posts for the real site, newest first, one a day. */
export const posts = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, number) => ({
    slug: `bench-${number}`,
    title: `Bench post ${number}`,
    title_sl: `Preizkusni zapis ${number}`,
    summary: `Post ${number} of the bench.`,
    summary_sl: `Zapis ${number} za meritev.`,
    body: articleHtml(number),
    body_sl: articleHtml(number),
    status: 'published',
    publish_at: new Date(Date.UTC(2025, 0, 1) - number * DAY).toISOString().replace('T', ' '),
  }));
