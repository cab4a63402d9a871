import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { packagePath } from '../../lib/url/pagePaths';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import { SectionHeading } from '../SectionHeading';
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
        {block.items.map(({ id, borrowed, number, title }) => (
          <div key={id} className={statistics.figure}>
            <dt lang={textLanguage({ borrowed }, 'title')}>{title}</dt>
            <dd>{number}</dd>
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
        {block.items.map(({ id, borrowed, number, title, text }, i) => (
          <li key={id} className={steps.step}>
            <span className={steps.number} aria-hidden="true">
              {number || i + 1}
            </span>
            <h3 className={steps.title} lang={textLanguage({ borrowed }, 'title')}>
              {title}
            </h3>
            <Prose text={text} lang={textLanguage({ borrowed }, 'text')} />
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
          {block.items.map(({ id, borrowed, title, text }) => (
            <details key={id} className={faq.item}>
              <summary className={faq.question} lang={textLanguage({ borrowed }, 'title')}>
                {title}
              </summary>
              <Prose text={text} className={faq.answer} lang={textLanguage({ borrowed }, 'text')} />
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
        {items.map(({ id, borrowed, number, title, text }) => (
          <li key={id} className={packages.offer}>
            <p className={packages.number} aria-hidden="true">
              {number}
            </p>
            <h3 className={packages.title} lang={textLanguage({ borrowed }, 'title')}>
              {title}
            </h3>
            <Prose text={text} lang={textLanguage({ borrowed }, 'text')} />
            <p className={packages.choose}>
              <Link to={packagePath(number)}>{t('packages.choose', { number })}</Link>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
