import { graphql, Slice, useStaticQuery } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuildTarget, buildTargets } from '../lib/env';
import { listPath } from '../lib/url/recordPath';
import * as styles from './Frame.module.css';
import type { PageContext } from './Layout';
import { LanguageSelector } from './header/LanguageSelector';
import { headerGround, shellOf } from './shell';

/** Paths of the lists, by the templates of their pages: the menu marks the list as current on them. */
const LISTS: Readonly<Record<string, string>> = {
  post: listPath.posts,
  'post-list': listPath.posts,
  'post-tag': listPath.posts,
  project: listPath.projects,
  'project-list': listPath.projects,
  workshop: listPath.workshops,
  'workshop-list': listPath.workshops,
};

type Props = {
  context: PageContext;
  /** The theme that an editor chose for the page. */
  section?: string | undefined;
  /** Set on the error page: the footer is bare, and a click on the header reloads the document. */
  onHeaderClick?: MouseEventHandler;
  children: ReactNode;
};

/** The frame of every page: header, footer, and the empty root container for overlays. */
export function Frame({ context, section = 'default', onHeaderClick, children }: Props) {
  const { t } = useTranslation();
  const { template, i18n } = context;
  const failed = onHeaderClick !== undefined;
  const shell = shellOf(i18n.originalPath, useBuildTarget());
  return (
    <div className={styles.page} data-section={section}>
      <header
        className={styles.header}
        data-white={shell.white}
        data-ground={headerGround(section, shell.white)}
        data-waits={shell.waitsForLinks && !failed}
      >
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <div className={styles.bar} onClickCapture={onHeaderClick}>
          <Slice
            alias="header"
            home={shell.home}
            menu={shell.menu}
            withLinks={shell.withLinks}
            withSearch={shell.withSearch}
            current={LISTS[template] ?? i18n.originalPath}
          />
          <LanguageSelector path={i18n.originalPath} />
        </div>
      </header>
      {/* src/runtime announces the page with `data-arrival` after a navigation, and loads the scripts of
         `data-template`. */}
      <main id="content" tabIndex={-1} data-template={template} data-arrival={t('navigation.arrival', { title: '{}' })}>
        {children}
      </main>
      <Slice
        alias="footer"
        euStrip={shell.euStrip}
        withSocial={shell.withSocial}
        withBlog={shell.withBlog}
        bare={failed}
      />
      <div id="root-container" />
    </div>
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
