import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './MenuOverlay.module.css';

/** From this width the header shows the row of links: the same as in HeaderView.module.css. */
const WIDE = '(width >= 60rem)';

/** Returns all elements of the page that neither contain an element nor are within it. */
function restOf(element: Element): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) rest.push(sibling);
    }
  }
  return rest;
}

/** Safari does not focus a clicked button, and so does not return the focus to it. */
function giveFocusBack({ id }: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
}

/** Without support for popovers, `:popover-open` is a syntax error. */
const isOpen = (element: HTMLElement): boolean => 'showPopover' in element && element.matches(':popover-open');

/** The browser returns the focus to the opener when it hides a popover: the opener must not be inert by then. */
function keepFocusIn(popover: HTMLElement): () => void {
  let asleep: HTMLElement[] = [];
  const wake = () => {
    for (const element of asleep) element.inert = false;
    asleep = [];
  };
  const before = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') wake();
  };
  const enter = () => {
    asleep.push(...restOf(popover).filter((element) => !element.inert));
    for (const element of asleep) element.inert = true;
    popover.ariaModal = 'true';
    if (!popover.contains(document.activeElement)) popover.querySelector<HTMLElement>('button, a')?.focus();
  };
  const after = ({ newState }: ToggleEvent) => (newState === 'closed' ? giveFocusBack(popover) : enter());
  popover.addEventListener('beforetoggle', before);
  popover.addEventListener('toggle', after);
  // It may be open already: a visitor's first tap starts the application.
  if (isOpen(popover)) enter();
  return () => {
    popover.removeEventListener('beforetoggle', before);
    popover.removeEventListener('toggle', after);
    wake();
  };
}

/** Wraps the Tab key at both ends of the popover. */
function wrapTab(popover: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = popover.querySelectorAll<HTMLElement>('a[href], button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Makes a popover modal, which the browser's own is not: the focus moves in and stays inside, the rest of the page is
 * inert, and it closes when the screen becomes wide enough for the row. Opening and closing work without this.
 */
function useModalPopover(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const release = keepFocusIn(element);
    const onKey = (event: KeyboardEvent) => wrapTab(element, event);
    element.addEventListener('keydown', onKey);
    const wide = window.matchMedia?.(WIDE);
    const close = () => isOpen(element) && element.hidePopover();
    wide?.addEventListener('change', close);
    return () => {
      release();
      element.removeEventListener('keydown', onKey);
      wide?.removeEventListener('change', close);
    };
  }, [popover]);
}

/** The browser's popover opens and closes the overlay without any script, also by Escape. */
const MENU_ID = 'site-menu';
const opens = { popovertarget: MENU_ID };
const closes = { popovertarget: MENU_ID, popovertargetaction: 'hide' };

/** The menu of narrow screens: a burger that opens an overlay above the whole page. */
export function MenuOverlay({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const overlay = useRef<HTMLDivElement>(null);
  useModalPopover(overlay);
  // A link to a fragment of the current page changes no page, so nothing else would close the overlay.
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
