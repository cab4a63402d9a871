import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Band } from './Band';
import * as styles from './Reel.module.css';
import type { SectionProps } from './SectionProps';
import { SectionHeading } from './SectionHeading';

/** Slides in a row that scrolls sideways by touch, wheel and arrow keys, and never by itself. */
export function Reel({ block }: SectionProps) {
  const { t } = useTranslation();
  const slides = block.reel?.slides ?? [];
  if (slides.length === 0) return null;
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      {/* A box that scrolls must be reachable by keyboard. */}
      <div
        className={styles.window}
        tabIndex={0}
        role="group"
        aria-label={t('reel.slides', { title: block.title ?? '' })}
      >
        <ol className={styles.slides}>
          {slides.map(({ id, title, text, image, image_alt, link, link_label }) => (
            <li key={id} className={styles.slide}>
              <Picture file={image} alt={image_alt} className={styles.picture} />
              <h3 className={styles.title}>{title}</h3>
              <Prose text={text} />
              {link && <Link to={link}>{link_label || title}</Link>}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
