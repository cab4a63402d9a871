import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/LocaleContext';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { Band } from './Band';
import * as styles from './Packages.module.css';
import type { SectionProps } from './SectionProps';
import { SectionHeading } from './SectionHeading';

/** The voucher's packages, from the content `packages`. */
export function Packages({ block }: SectionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { allContent } = useStaticQuery<Queries.PackagesQuery>(graphql`
    query Packages {
      allContent(filter: { key: { eq: "packages" }, section: { eq: "page-voucher" } }) {
        nodes {
          locale
          items {
            id
            number
            title
            text {
              ...ProseParts
            }
          }
        }
      }
    }
  `);
  const items = allContent.nodes.find((node) => node.locale === locale)?.items ?? [];
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ol className={styles.grid}>
        {items.map(({ id, number, title, text }) => (
          <li key={id} className={styles.offer}>
            <p className={styles.number} aria-hidden="true">
              {number}
            </p>
            <h3 className={styles.title}>{title}</h3>
            <Prose text={text} />
            <p className={styles.choose}>
              <Link to={`/web3/voucher/?package=${number ?? ''}#apply`}>{t('packages.choose', { number })}</Link>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
