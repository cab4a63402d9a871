import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { packagePath } from '../../lib/url/pagePaths';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import { RecordText } from '../recordParts';
import { itemHeading, SectionHeading } from '../SectionHeading';
import * as faq from './Faq.module.css';
import * as logos from './Logos.module.css';
import * as packages from './Packages.module.css';
import * as statistics from './Statistics.module.css';
import * as steps from './Steps.module.css';

/** Figures, each with its label. */
export function Statistics({ block }: SectionProps) {
  return (
    <Band tone="accent" anchor={block.anchor}>
      <SectionHeading block={block} />
      <dl className={statistics.figures}>
        {block.items.map((item) => (
          <div key={item.id} className={statistics.figure}>
            <RecordText as="dt" of={item} field="title" />
            <dd>{item.number}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** The steps of a process. */
export function Steps({ block }: SectionProps) {
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      <ol className={steps.steps}>
        {block.items.map((item, i) => (
          <li key={item.id} className={steps.step}>
            {/* The list itself says a step's place; a figure of the editor's is text. */}
            <span className={steps.number} aria-hidden={!item.number || item.number === String(i + 1) || undefined}>
              {item.number || i + 1}
            </span>
            <RecordText as={itemHeading(block)} of={item} field="title" className={steps.title} />
            <Prose text={item.text} lang={textLanguage(item, 'text')} />
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Questions that open to their answers, without any script. */
export function Faq({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <div className={faq.columns}>
        <SectionHeading block={block} />
        <div className={faq.list}>
          {block.items.map((item) => (
            <details key={item.id} className={faq.item}>
              <RecordText as="summary" of={item} field="title" className={faq.question} />
              <Prose text={item.text} className={faq.answer} lang={textLanguage(item, 'text')} />
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** Logos or names in a row. */
export function Logos({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ul className={logos.row}>
        {block.items.map(({ id, borrowed, title, image, image_alt }) => (
          <li
            key={id}
            className={logos.logo}
            lang={textLanguage({ borrowed }, image && image_alt ? 'image_alt' : 'title')}
          >
            {image ? <Picture file={image} alt={image_alt || title} seeThrough /> : title}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The voucher's packages, from the content `packages`. */
export function Packages({ block }: SectionProps) {
  const { t } = useTranslation();
  const items = block.packages?.items ?? [];
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ol className={packages.grid}>
        {items.map((item) => (
          <li key={item.id} className={packages.offer}>
            <p className={packages.number} aria-hidden="true">
              {item.number}
            </p>
            <RecordText as={itemHeading(block)} of={item} field="title" className={packages.title} />
            <Prose className={packages.text} text={item.text} lang={textLanguage(item, 'text')} />
            {item.number && (
              <p className={packages.choose}>
                <ButtonLink to={packagePath(item.number)} colour="darkblue">
                  {t('packages.choose', { number: item.number })}
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
