import type { FAQPage } from 'schema-dts';
import type { Place } from './Place';
import { textOf, treeOf } from './textOf';

type Question = { readonly title: string; readonly text: { readonly tree: unknown } | null };

/** The questions that a page answers, from all its blocks: search engines take one list a page. */
export function faqPage(questions: readonly Question[], { url, locale }: Place): FAQPage[] {
  const answered = questions
    .map(({ title, text }) => ({ title, answer: textOf(treeOf(text)) }))
    .filter(({ answer }) => answer);
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      url,
      inLanguage: locale,
      mainEntity: answered.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
