import { type ButtonColour, ButtonLink, buttonColour } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import * as styles from './Hero.module.css';
import type { SectionProps } from './SectionProps';

/** The ground of a section's first view: a button of the same colour would drown in it. */
const GROUND: Partial<Record<string, ButtonColour>> = { digitalization: 'blue', web3: 'pink', assistant: 'green' };

/** A page's first view: one promise, one thing to do. */
export function Hero({ block, section }: SectionProps) {
  const wanted = buttonColour(block.colour, 'yellow');
  const button = wanted === GROUND[section] || wanted === 'darkblue' ? 'yellow' : wanted;
  const { eyebrow, title, text, link, link_label, second_link, second_link_label, image, image_alt } = block;
  return (
    <section className={styles.hero} id={block.anchor ?? undefined}>
      <div className={image ? styles.split : styles.single}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          <Prose text={text} className={styles.text} />
          <div className={styles.actions}>
            {link && link_label && (
              <ButtonLink to={link} colour={button}>
                {link_label}
              </ButtonLink>
            )}
            {second_link && second_link_label && (
              <ButtonLink to={second_link} colour="quiet">
                {second_link_label}
              </ButtonLink>
            )}
          </div>
        </div>
        {image && (
          <div className={styles.art} data-colour={button}>
            <Picture file={image} alt={image_alt} className={styles.picture} eager />
          </div>
        )}
      </div>
    </section>
  );
}
