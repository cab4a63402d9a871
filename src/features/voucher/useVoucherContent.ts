import { graphql, useStaticQuery } from 'gatsby';
import { localHref } from '../../i18n/localHref';
import type { VoucherDialogContent } from './VoucherContent';

/** The voucher form's words and packages, from the contents `voucher-form` and `packages`, and its page's address. */
export function useVoucherContent(locale: string): VoucherDialogContent {
  const { allContent } = useStaticQuery<Queries.VoucherContentQuery>(graphql`
    query VoucherContent {
      allContent(filter: { section: { in: ["page-voucher", "misc"] } }) {
        nodes {
          section
          key
          locale
          title
          link
          link_label
          items {
            number
            title
          }
        }
      }
    }
  `);
  const content = (section: string, key: string) =>
    allContent.nodes.find((node) => node.section === section && node.key === key && node.locale === locale);
  const form = content('page-voucher', 'voucher-form');
  const packages = content('page-voucher', 'packages')?.items ?? [];
  return {
    title: form?.title ?? '',
    button: form?.link_label ?? '',
    packages: packages.map(({ number, title }) => ({ value: number ?? '', label: title ?? '' })),
    page: localHref(content('misc', 'voucher-link')?.link ?? '', locale) ?? '',
  };
}
