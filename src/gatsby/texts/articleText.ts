import type { Locale } from '../../i18n/locales';
import { formatDate } from '../../lib/text/formatDate';
import { dayRevised, type Dated } from '../../lib/browser/revision';
import { localText, type QueriedText } from './localText';
import { markdownLine, markdownOf } from './markdownOf';
import { filled, wordsIn } from './words';

/** An article as its page's query gives it (src/templates/Post.tsx). */
export type PageArticle = Dated & {
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly isFallback: boolean;
  readonly body: QueriedText;
};

/** An article without anything around it, as Markdown: for answer engines, and for whoever likes to read so. */
export function articleText(article: PageArticle, place: { siteUrl: string; locale: Locale; page: string }): string {
  const { title, summary, author, publish_at, body } = article;
  const date = dayRevised(article, place.locale);
  const revised = date && filled(wordsIn(place.locale).revised, { date });
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
