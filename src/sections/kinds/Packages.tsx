import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { packagePath } from '../../lib/url/pagePaths';
import { Link } from '../../ui/Link';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import * as styles from './Packages.module.css';
import { SectionHeading } from '../SectionHeading';

/** The voucher's packages, from the content `packages`. */
export function Packages({ block }: SectionProps) {
  const { t } = useTranslation();
  const items = block.packages?.items ?? [];
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ol className={styles.grid}>
        {items.map(({ id, borrowed, number, title, text }) => (
          <li key={id} className={styles.offer}>
            <p className={styles.number} aria-hidden="true">
              {number}
            </p>
            <h3 className={styles.title} lang={textLanguage({ borrowed }, 'title')}>
              {title}
            </h3>
            <Prose text={text} lang={textLanguage({ borrowed }, 'text')} />
            <p className={styles.choose}>
              <Link to={packagePath(number)}>{t('packages.choose', { number })}</Link>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
