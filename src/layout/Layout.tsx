import { graphql, Slice, useStaticQuery } from 'gatsby';
import { Children, type MouseEventHandler, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelector } from '../i18n/LanguageSelector';
import { LocaleContext } from '../i18n/LocaleContext';
import { PathContext } from '../i18n/PathContext';
import { type BuildTarget, buildTargets } from '../lib/env';
import { Later } from './Later';
import { DraftBanner } from './DraftBanner';
import * as styles from './Layout.module.css';
import type { PageContext } from './PageContext';
import { headerGround, shellOf } from './shell';

type Props = {
  context: PageContext;
  section?: string | undefined;
  /** Address of the list to which the page belongs; the menu marks it. */
  within?: string;
  /** The page has no text in this language and shows the original. */
  isFallback?: boolean;
  /** The page is shown in previews only. */
  isDraft?: boolean;
  /** Stands in for a page that could not be shown: the footer is bare, and a click on the header starts anew. */
  onHeaderClick?: MouseEventHandler;
  /** The first of them makes the page's first view; the others may be drawn a moment after it. */
  children: ReactNode;
};

/** The frame of every page: header, content, footer, and the empty root container for what opens above the page. */
export function Layout(props: Props) {
  const { context, section = 'default', within, isFallback = false, isDraft = false, onHeaderClick, children } = props;
  const { t } = useTranslation();
  const { language, template, i18n } = context;
  const failed = onHeaderClick !== undefined;
  const [first, ...rest] = Children.toArray(children);
  const shell = shellOf(i18n.originalPath, useBuildTarget());
  return (
    <LocaleContext.Provider value={language}>
      <div className={styles.page} data-section={section}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <header
          className={styles.header}
          data-white={shell.white}
          data-ground={headerGround(section, shell.white)}
          data-waits={shell.waitsForLinks && !failed}
          onClickCapture={onHeaderClick}
        >
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
        {/* src/runtime announces the page after a navigation, in these words, and loads what the template needs. */}
        <main
          id="content"
          tabIndex={-1}
          data-template={template}
          data-arrival={t('navigation.arrival', { title: '{}' })}
        >
          {isDraft && <DraftBanner />}
          {isFallback && <p className={styles.fallback}>{t('fallback')}</p>}
          <PathContext.Provider value={i18n.path}>
            {first}
            <Later>{rest}</Later>
          </PathContext.Provider>
        </main>
        <Later>
          <Slice
            alias="footer"
            euStrip={shell.euStrip}
            withSocial={shell.withSocial}
            withBlog={shell.withBlog}
            bare={failed}
          />
        </Later>
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
