import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReelButtons } from '../../features/reel/ReelButtons';
import { useReel } from '../../features/reel/useReel';
import { textLanguage } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import * as styles from './Reel.module.css';
import { RecordPicture, RecordText } from '../recordParts';
import { itemHeading, SectionHeading } from '../SectionHeading';

/** Slides in a row that scrolls sideways by button, touch, wheel and arrow keys, and never by itself. */
export function Reel({ block }: SectionProps) {
  const { t } = useTranslation();
  const { box, list, view, show } = useReel();
  const id = useId();
  const slides = block.reel?.slides ?? [];
  const total = slides.length;
  if (total === 0) return null;
  const name = block.title ? t('reel.slides', { title: block.title }) : t('reel.carousel');
  return (
    <Band tone="mist" anchor={block.anchor}>
      <div role="group" aria-roledescription={t('reel.carousel')} aria-label={name}>
        <div className={styles.head}>
          <SectionHeading block={block} />
          <ReelButtons view={view} total={total} controls={id} show={show} />
        </div>
        {/* A scrolling box must be reachable by keyboard. */}
        <div className={styles.window} ref={box} id={id} tabIndex={0} role="group" aria-label={name}>
          <div className={styles.slides} ref={list}>
            {slides.map((slide, index) => (
              <div
                key={slide.id}
                className={styles.slide}
                role="group"
                aria-roledescription={t('reel.slide')}
                aria-label={t('reel.label', { number: index + 1, total })}
              >
                <div className={styles.content}>
                  <RecordPicture of={slide} className={styles.picture} />
                  <RecordText as={itemHeading(block)} of={slide} field="title" className={styles.title} />
                  <Prose text={slide.text} lang={textLanguage(slide, 'text')} />
                  {slide.link && (
                    <Link to={slide.link} lang={textLanguage(slide, slide.link_label ? 'link_label' : 'title')}>
                      {slide.link_label || slide.title}
                    </Link>
                  )}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}
