import type { Offer, Service, FAQPage } from 'schema-dts';
import { localePath } from '../../i18n/locales';
import type { RichTextNode } from '../../lib/text/RichText';
import { packagePath } from '../../lib/url/pagePaths';
import type { Place } from './StructuredData';
import { organizationId } from './company';

type Question = { readonly title: string; readonly text: { readonly tree: unknown } | null };

/** The questions of all blocks of a page: search engines accept one list for each page. */
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

type Element = Extract<RichTextNode, { type: 'element' }>;

/** The elements of a rich text with a tag name, at any depth, in order. */
export const elementsOf = (nodes: readonly RichTextNode[], tag: string): Element[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [...(node.tag === tag ? [node] : []), ...elementsOf(node.children, tag)] : [],
  );

type Package = {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly text: { readonly tree: unknown } | null;
};

/** A price in euros; of workshops and packages it is one without VAT. */
export function priceWithoutVat(price: number) {
  const amount = { price, priceCurrency: 'EUR' };
  if (price === 0) return amount;
  const priceSpecification = { '@type': 'PriceSpecification' as const, ...amount, valueAddedTaxIncluded: false };
  return { ...amount, priceSpecification };
}

/** The voucher's packages as services, with the price in their text. */
export const packageServices = (packages: readonly Package[], { siteUrl, url, locale }: Place): Service[] =>
  packages.map(({ number, title, text }, index): Service => {
    const tree = treeOf(text);
    const description = textOf(elementsOf(tree, 'p')[0]?.children ?? []);
    const price = priceIn(tree);
    const offer: Offer = {
      '@type': 'Offer',
      url: siteUrl + localePath(packagePath(number), locale),
      ...(price !== undefined && priceWithoutVat(price)),
    };
    return {
      '@type': 'Service',
      '@id': `${url}#package-${number ?? index + 1}`,
      name: title,
      ...(description && { description }),
      provider: { '@id': organizationId(siteUrl) },
      offers: offer,
    };
  });

/** "€1,900" or "1.900 €": whole euros, with or without separators. */
const EUROS = /^(?:€\s?)?(\d{1,3}(?:[.,\s]?\d{3})*)(?:\s?€)?$/;

/** The price is the only bold text with an amount in euros; of two amounts neither is certain. */
function priceIn(tree: readonly RichTextNode[]): number | undefined {
  const amounts = elementsOf(tree, 'strong')
    .map(({ children }) => textOf(children))
    .filter((text) => text.includes('€'))
    .flatMap((text) => EUROS.exec(text)?.[1] ?? []);
  return amounts.length === 1 ? Number(amounts[0]?.replace(/\D/g, '')) : undefined;
}

/** Inline elements: the text beside them belongs to the same sentence. */
const INLINE = new Set('a abbr b code em i mark s small span strong sub sup u'.split(' '));

/** The text of a rich text, or of a part of it, without markup and on one line. */
export function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: RichTextNode): string {
  if (node.type === 'text') return node.value;
  const words = node.children.map(wordsOf).join('');
  return INLINE.has(node.tag) ? words : ` ${words} `;
}

/** The nodes of a rich text from a query; empty without a text. */
export const treeOf = (text: { readonly tree: unknown } | null): readonly RichTextNode[] =>
  (text?.tree ?? []) as readonly RichTextNode[];
