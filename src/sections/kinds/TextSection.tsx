import { textLanguage } from '../../i18n/textLanguage';
import { ButtonLink, buttonColour } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/prose/Prose';
import { Band } from '../Band';
import type { SectionProps } from '../SectionProps';
import * as styles from './TextSection.module.css';

/** A text with its title beside it, and an image if it has one. */
export function TextSection({ block }: SectionProps) {
  const { eyebrow, title, text, link, link_label, colour, image, image_alt, anchor } = block;
  return (
    <Band anchor={anchor}>
      <div className={styles.columns}>
        <div>
          {eyebrow && (
            <p className={styles.eyebrow} lang={textLanguage(block, 'eyebrow')}>
              {eyebrow}
            </p>
          )}
          {title && (
            <h2 className={styles.title} lang={textLanguage(block, 'title')}>
              {title}
            </h2>
          )}
          {image && (
            <Picture file={image} alt={image_alt} className={styles.picture} lang={textLanguage(block, 'image_alt')} />
          )}
        </div>
        <div className={styles.text}>
          <Prose text={text} lang={textLanguage(block, 'text')} />
          {link && link_label && (
            <ButtonLink to={link} colour={buttonColour(colour, 'mint')} lang={textLanguage(block, 'link_label')}>
              {link_label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
