import type { Offer, Service } from 'schema-dts';
import { localePath } from '../../i18n/locales';
import type { RichTextNode } from '../../lib/text/RichText';
import { packagePath } from '../../lib/url/pagePaths';
import type { Place } from './Place';
import { organizationId } from './company';
import { textOf, treeOf } from './textOf';

type Element = Extract<RichTextNode, { type: 'element' }>;

/** The elements with a name in a rich text, however deep, in its order. */
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

/** The voucher's packages as services, with the price in their text. */
export const packageServices = (packages: readonly Package[], { siteUrl, url, locale }: Place): Service[] =>
  packages.map(({ number, title, text }, index): Service => {
    const tree = treeOf(text);
    const description = textOf(elementsOf(tree, 'p')[0]?.children ?? []);
    const price = priceIn(tree);
    const offer: Offer = {
      '@type': 'Offer',
      url: siteUrl + localePath(packagePath(number), locale),
      ...(price !== undefined && { price, priceCurrency: 'EUR' }),
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

/** "€1,900" or "1.900 €": whole euros, in groups of three where an editor wrote them so. */
const EUROS = /^(?:€\s?)?(\d{1,3}(?:[.,\s]?\d{3})*)(?:\s?€)?$/;

/** The price is what stands in bold alone, in euros; of two nobody knows which it is. */
function priceIn(tree: readonly RichTextNode[]): number | undefined {
  const amounts = elementsOf(tree, 'strong')
    .map(({ children }) => textOf(children))
    .filter((text) => text.includes('€'))
    .flatMap((text) => EUROS.exec(text)?.[1] ?? []);
  return amounts.length === 1 ? Number(amounts[0]?.replace(/\D/g, '')) : undefined;
}
