import { textLanguage } from '../../i18n/textLanguage';
import { ButtonLink, buttonColour } from '../../ui/Button';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './CallToAction.module.css';
import type { SectionProps } from '../SectionProps';

/** The next step for the visitor, as a coloured block. */
export function CallToAction({ block }: SectionProps) {
  const { title, text, link, link_label, colour } = block;
  const ground = buttonColour(colour, 'yellow');
  const dark = ground === 'green' || ground === 'blue' || ground === 'darkblue';
  return (
    <section className={`${styles.cta} ${styles[ground]}`} data-dark={dark} id={block.anchor ?? undefined}>
      <div className={styles.inner}>
        <h2 className={styles.title} lang={textLanguage(block, 'title')}>
          {title}
        </h2>
        <div className={styles.side}>
          <Prose text={text} lang={textLanguage(block, 'text')} />
          {link && link_label && (
            <ButtonLink to={link} colour={dark ? 'yellow' : 'darkblue'} lang={textLanguage(block, 'link_label')}>
              {link_label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
