import { formatDate } from '../text/formatDate';

/** When a record was published, and when its text in one locale last changed. */
export type Dated = { readonly publish_at: string | null; readonly revised: string | null };

/**
 * When the current text of an article became visible, as `2026-11-22T05:00:00.000Z`: changes before publication do not
 * count.
 */
export function lastRevised({ publish_at, revised }: Dated): string | undefined {
  const moments = [publish_at, revised].filter((moment) => moment !== null);
  return moments
    .map((moment) => new Date(moment).toISOString())
    .sort()
    .at(-1);
}

/**
 * The day of an article's last change in the locale's format; undefined if it has not changed since it was published.
 */
export function dayRevised(article: Dated, locale: string): string | undefined {
  const moment = lastRevised(article);
  const day = moment && formatDate(moment, locale);
  return article.publish_at && day === formatDate(article.publish_at, locale) ? undefined : day;
}
