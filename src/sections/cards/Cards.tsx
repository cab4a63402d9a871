import { textLanguage } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import * as styles from './Cards.module.css';
import { SectionHeading } from '../SectionHeading';

/** Offers beside each other. */
export function Cards({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ul className={styles.grid}>
        {block.items.map(({ id, borrowed, title, text, link, link_label, image, image_alt }) => (
          <li key={id} className={styles.card}>
            {image && (
              <Picture
                file={image}
                alt={image_alt}
                className={styles.picture}
                lang={textLanguage({ borrowed }, 'image_alt')}
              />
            )}
            <div className={styles.body}>
              <h3 className={styles.title} lang={textLanguage({ borrowed }, 'title')}>
                {title}
              </h3>
              <Prose text={text} lang={textLanguage({ borrowed }, 'text')} />
              {link && (
                <p className={styles.more}>
                  <Link to={link} lang={textLanguage({ borrowed }, link_label ? 'link_label' : 'title')}>
                    {link_label || title}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
