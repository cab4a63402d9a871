import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PathContext } from '../i18n/LocaleContext';
import type { Locale } from '../i18n/locales';
import { afterPaint, drawsFirstViewAlone } from '../lib/browser/firstView';
import * as styles from './Layout.module.css';

/** The context that createPages gives every page. */
export type PageContext = {
  readonly language: Locale;
  /** The template, such as `post-list`. */
  readonly template: string;
  /** Path without and with the locale's prefix. */
  readonly i18n: { readonly originalPath: string; readonly path: string };
};

/** The context of pages about workshops. */
export type WorkshopContext = PageContext & {
  /** The day of the build, as 2026-11-21. */
  readonly today: string;
};

type Props = {
  context: PageContext;
  /** The page has no text in this locale and shows the original. */
  isFallback?: boolean;
  /** The page is shown in previews only. */
  isDraft?: boolean;
  /** The first child is the page's first view; the others may render after it. */
  children: ReactNode;
};

/** A page within its frame: notices, first view, and the rest. */
export function Layout({ context, isFallback = false, isDraft = false, children }: Props) {
  const { t } = useTranslation();
  const [first, ...rest] = Children.toArray(children);
  return (
    <PathContext.Provider value={context.i18n.path}>
      {isDraft && <DraftBanner />}
      {isFallback && <p className={styles.fallback}>{t('fallback')}</p>}
      {first}
      <DeferBelowFold meanwhile={<div className={styles.room} data-room />}>{rest}</DeferBelowFold>
    </PathContext.Provider>
  );
}

/** The notice above a draft or scheduled page. A public build has no such page. */
export function DraftBanner() {
  const { t } = useTranslation();
  return (
    <p className={styles.draft}>
      <strong>{t('draft.title')}</strong> {t('draft.text')}
    </p>
  );
}

type DeferProps = {
  /** The placeholder until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/**
 * The part of a page below its first view. After a navigation inside the site it renders once the first view has been
 * painted: on a slow phone a whole page takes several times as long as its heading. In the prebuilt page, and in every
 * other case, it renders at once.
 */
export function DeferBelowFold({ children, meanwhile = null }: DeferProps) {
  const [isThere, setThere] = useState(() => !drawsFirstViewAlone());
  useEffect(() => (isThere ? undefined : afterPaint(() => startTransition(() => setThere(true)))), [isThere]);
  return isThere ? children : meanwhile;
}
