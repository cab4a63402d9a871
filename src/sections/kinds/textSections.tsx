import { textLanguage } from '../../i18n/textLanguage';
import { type ButtonColour, ButtonLink, buttonColour } from '../../ui/Button';
import { Prose } from '../../ui/prose/Prose';
import { type Block, type SectionProps, Band } from '../Band';
import { PaperMountain } from '../art/PaperMountain';
import { useBlockMark } from '../BlockMark';
import { RecordPicture, RecordText } from '../recordParts';
import * as cta from './CallToAction.module.css';
import * as hero from './Hero.module.css';
import * as quote from './Quote.module.css';
import * as column from './TextSection.module.css';

/** The background of a section's first view: a button of the same colour would be invisible on it. */
const GROUND: Partial<Record<string, ButtonColour>> = { digitalization: 'blue', web3: 'pink', assistant: 'green' };

/** Titles with more letters are smaller: they would fill half of the first view. */
const LONG = 48;

/**
 * A page's first view: title, introduction, one button. The home page has an illustration even if no editor chose an
 * image. Further down its title is one of many.
 */
export function Hero({ block, section, isHome = false, isFirst = false }: SectionProps) {
  const wanted = buttonColour(block.colour, 'yellow');
  const button = wanted === GROUND[section] || wanted === 'darkblue' ? 'yellow' : wanted;
  return (
    <section {...useBlockMark()} className={hero.hero} id={block.anchor ?? undefined}>
      <div className={block.image || isHome ? hero.split : hero.single}>
        <HeroWords block={block} button={button} as={isFirst ? 'h1' : 'h2'} />
        {block.image ? (
          <div className={hero.art} data-colour={button}>
            <RecordPicture of={block} className={hero.picture} eager={isFirst} />
          </div>
        ) : (
          isHome && <PaperMountain className={hero.own} />
        )}
      </div>
    </section>
  );
}

type WordsProps = { block: Block; button: ButtonColour; as: 'h1' | 'h2' };

function HeroWords({ block, button, as: Title }: WordsProps) {
  const { title, text, link, link_label, second_link, second_link_label } = block;
  return (
    <div className={hero.words}>
      <RecordText as="p" of={block} field="eyebrow" className={hero.eyebrow} />
      <Title className={hero.title} data-long={(title ?? '').length > LONG} lang={textLanguage(block, 'title')}>
        {title}
      </Title>
      <Prose text={text} className={hero.text} lang={textLanguage(block, 'text')} />
      <div className={hero.actions}>
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
  const { text, link, link_label, colour } = block;
  const ground = buttonColour(colour, 'yellow');
  const dark = ground === 'green' || ground === 'blue' || ground === 'darkblue';
  return (
    <section
      {...useBlockMark()}
      className={`${cta.cta} ${cta[ground]}`}
      data-dark={dark}
      id={block.anchor ?? undefined}
    >
      <div className={cta.inner}>
        <RecordText as="h2" of={block} field="title" className={cta.title} />
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
