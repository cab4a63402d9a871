import { textLanguage } from '../../i18n/textLanguage';
import { type ButtonColour, ButtonLink, buttonColour } from '../../ui/Button';
import { Prose } from '../../ui/prose/Prose';
import { PaperMountain } from '../art/PaperMountain';
import * as styles from './Hero.module.css';
import type { Block, SectionProps } from '../Band';
import { RecordPicture, RecordText } from '../recordParts';

/** The background of a section's first view: a button of the same colour would be invisible on it. */
const GROUND: Partial<Record<string, ButtonColour>> = { digitalization: 'blue', web3: 'pink', assistant: 'green' };

/** Titles with more letters are smaller: they would fill half of the first view. */
const LONG = 48;

/**
 * A page's first view: title, introduction, one button. The home page has an illustration even if no editor chose an
 * image.
 */
export function Hero({ block, section, isHome = false }: SectionProps) {
  const wanted = buttonColour(block.colour, 'yellow');
  const button = wanted === GROUND[section] || wanted === 'darkblue' ? 'yellow' : wanted;
  return (
    <section className={styles.hero} id={block.anchor ?? undefined}>
      <div className={block.image || isHome ? styles.split : styles.single}>
        <HeroWords block={block} button={button} />
        {block.image ? (
          <div className={styles.art} data-colour={button}>
            <RecordPicture of={block} className={styles.picture} eager />
          </div>
        ) : (
          isHome && <PaperMountain className={styles.own} />
        )}
      </div>
    </section>
  );
}

function HeroWords({ block, button }: { block: Block; button: ButtonColour }) {
  const { title, text, link, link_label, second_link, second_link_label } = block;
  return (
    <div className={styles.words}>
      <RecordText as="p" of={block} field="eyebrow" className={styles.eyebrow} />
      <h1 className={styles.title} data-long={(title ?? '').length > LONG} lang={textLanguage(block, 'title')}>
        {title}
      </h1>
      <Prose text={text} className={styles.text} lang={textLanguage(block, 'text')} />
      <div className={styles.actions}>
        {link && link_label && (
          <ButtonLink to={link} colour={button} lang={textLanguage(block, 'link_label')}>
            {link_label}
          </ButtonLink>
        )}
        {second_link && second_link_label && (
          <ButtonLink to={second_link} colour="quiet" lang={textLanguage(block, 'second_link_label')}>
            {second_link_label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
