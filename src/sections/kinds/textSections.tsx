import { textLanguage } from '../../i18n/textLanguage';
import { ButtonLink, buttonColour } from '../../ui/Button';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import { RecordPicture, RecordText } from '../recordParts';
import * as cta from './CallToAction.module.css';
import * as quote from './Quote.module.css';
import * as column from './TextSection.module.css';

/** A text with its title beside it, and an image if it has one. */
export function TextSection({ block }: SectionProps) {
  const { text, link, link_label, colour, anchor } = block;
  return (
    <Band anchor={anchor}>
      <div className={column.columns}>
        <div>
          <RecordText as="p" of={block} field="eyebrow" className={column.eyebrow} />
          <RecordText as="h2" of={block} field="title" className={column.title} />
          <RecordPicture of={block} className={column.picture} />
        </div>
        <div className={column.text}>
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

/** A quotation with its source, in the colour of its section. */
export function Quote({ block, section }: SectionProps) {
  return (
    <Band tone={section === 'default' ? 'night' : 'ground'} anchor={block.anchor}>
      <figure className={quote.figure}>
        <blockquote className={quote.quote}>
          <Prose text={block.text} className={quote.words} lang={textLanguage(block, 'text')} />
        </blockquote>
        <RecordText as="figcaption" of={block} field="title" className={quote.caption} />
      </figure>
    </Band>
  );
}

/** The next step for the visitor, as a coloured block. */
export function CallToAction({ block }: SectionProps) {
  const { title, text, link, link_label, colour } = block;
  const ground = buttonColour(colour, 'yellow');
  const dark = ground === 'green' || ground === 'blue' || ground === 'darkblue';
  return (
    <section className={`${cta.cta} ${cta[ground]}`} data-dark={dark} id={block.anchor ?? undefined}>
      <div className={cta.inner}>
        <h2 className={cta.title} lang={textLanguage(block, 'title')}>
          {title}
        </h2>
        <div className={cta.side}>
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
