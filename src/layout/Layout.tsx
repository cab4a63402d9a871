import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PathContext } from '../i18n/LocaleContext';
import { DeferBelowFold } from './DeferBelowFold';
import * as styles from './Layout.module.css';
import type { PageContext } from './PageContext';

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
