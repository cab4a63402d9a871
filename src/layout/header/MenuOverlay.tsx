import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './MenuOverlay.module.css';
import { useModalPopover } from './useModalPopover';

/** Lets the overlay open and close without any script: the browser's popover does it, Escape included. */
const MENU_ID = 'site-menu';
const opens = { popovertarget: MENU_ID };
const closes = { popovertarget: MENU_ID, popovertargetaction: 'hide' };

/** The menu of narrow screens: a burger that opens an overlay above the whole page. */
export function MenuOverlay({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const overlay = useRef<HTMLDivElement>(null);
  useModalPopover(overlay);
  // A link to a place on the page in view changes no page, so nothing else would close the overlay.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) overlay.current?.hidePopover?.();
  };
  return (
    <>
      <button type="button" className={styles.burger} {...opens}>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.word}>{t('navigation.open')}</span>
      </button>
      <div
        ref={overlay}
        id={MENU_ID}
        className={styles.overlay}
        role="dialog"
        aria-label={t('navigation.open')}
        {...{ popover: 'auto' }}
      >
        <button type="button" className={styles.close} {...closes}>
          <span className={styles.cross} aria-hidden="true" />
          {t('navigation.close')}
        </button>
        <nav aria-label={t('navigation.main')} onClickCapture={closeOnLink}>
          {children}
        </nav>
      </div>
    </>
  );
}
