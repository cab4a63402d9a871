import { formatDate } from '../../lib/formatDate';
import { localText, type QueriedText } from './localText';
import { markdownLine, markdownOf } from './markdownOf';

/** An article as its page's query gives it (src/templates/Post.tsx). */
export type PageArticle = {
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly publish_at: string | null;
  readonly isFallback: boolean;
  readonly body: QueriedText;
};

/** An article without anything around it, as Markdown: for answer engines, and for whoever likes to read so. */
export function articleText(article: PageArticle, place: { siteUrl: string; locale: string; page: string }): string {
  const { title, summary, author, publish_at, body } = article;
  const line = [author && markdownLine(author), publish_at && formatDate(publish_at, place.locale)].filter(Boolean);
  const parts = [
    `# ${markdownLine(title)}`,
    summary && `> ${markdownLine(summary)}`,
    [...line, `<${encodeURI(place.siteUrl + place.page)}>`].join(' · '),
    markdownOf(localText(body, place)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
