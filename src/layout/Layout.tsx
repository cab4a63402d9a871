import { graphql, Slice, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VoucherDialog } from '../features/voucher/VoucherDialog';
import { useVoucherContent } from '../features/voucher/useVoucherContent';
import { LanguageSelector } from '../i18n/LanguageSelector';
import { LocaleContext } from '../i18n/LocaleContext';
import { type BuildTarget, buildTargets } from '../lib/env';
import * as styles from './Layout.module.css';
import type { PageContext } from './PageContext';
import { shellOf } from './shell';

type Props = {
  context: PageContext;
  section?: string | undefined;
  /** Address of the list to which the page belongs; the menu marks it. */
  within?: string;
  /** The page has no text in this language and shows the original. */
  isFallback?: boolean;
  children: ReactNode;
};

/** The frame of every page: header, content, footer, and the empty root container for what opens above the page. */
export function Layout({ context, section = 'default', within, isFallback = false, children }: Props) {
  const { t } = useTranslation();
  const { language, i18n } = context;
  const voucher = useVoucherContent(language);
  const shell = shellOf(i18n.originalPath, useBuildTarget());
  return (
    <LocaleContext.Provider value={language}>
      <div className={styles.page} data-section={section}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <header className={styles.header} data-white={shell.white}>
          <div className={styles.bar}>
            <Slice
              alias="header"
              home={shell.home}
              menu={shell.menu}
              withLinks={shell.withLinks}
              current={within ?? i18n.originalPath}
            />
            <LanguageSelector path={i18n.originalPath} />
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          {isFallback && <p className={styles.fallback}>{t('fallback')}</p>}
          {children}
        </main>
        <Slice alias="footer" euStrip={shell.euStrip} withSocial={shell.withSocial} withBlog={shell.withBlog} />
        <VoucherDialog {...voucher} />
        <div id="root-container" />
      </div>
    </LocaleContext.Provider>
  );
}

function useBuildTarget(): BuildTarget {
  const { site } = useStaticQuery<Queries.BuildTargetQuery>(graphql`
    query BuildTarget {
      site {
        siteMetadata {
          buildTarget
        }
      }
    }
  `);
  return buildTargets.find((target) => target === site?.siteMetadata?.buildTarget) ?? 'default';
}
