import { formatDate } from '../text/formatDate';

/** Of what is published at a moment, when its words in one language last changed. */
export type Dated = { readonly publish_at: string | null; readonly revised: string | null };

/** Since when an article reads as it does, as `2026-11-22T05:00:00.000Z`: what was changed before its publication nobody saw. */
export function lastRevised({ publish_at, revised }: Dated): string | undefined {
  const moments = [publish_at, revised].filter((moment) => moment !== null);
  return moments
    .map((moment) => new Date(moment).toISOString())
    .sort()
    .at(-1);
}

/** The day of an article's last change in words of the locale; undefined where it reads as it was published. */
export function dayRevised(article: Dated, locale: string): string | undefined {
  const moment = lastRevised(article);
  const day = moment && formatDate(moment, locale);
  return article.publish_at && day === formatDate(article.publish_at, locale) ? undefined : day;
}
