import type { GatsbyBrowser } from 'gatsby';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { goTo, isPlainClick } from '../lib/browser/clicks';
import { Frame } from './Frame';
import type { PageContext } from './Layout';
import { ErrorMessage } from './errors/MessageBox';
import { PageBoundary } from './errors/PageBoundary';
import { type FramedPage, framePage } from './framePage';
import { themeOf } from './shell';
import type { MouseEvent } from 'react';
import en from '../../locales/en/common.json';
import sl from '../../locales/sl/common.json';
import { type Locale, splitLocale } from '../i18n/locales';
import { ROOT_ID } from '../lib/browser/gatsbyInternals';
import { isBot } from '../lib/browser/isBot';

/** Returns the server's HTML of an element for bots, which keep it instead of an error page; null for people. */
const servedHtml = (id: string): string | null =>
  typeof window !== 'undefined' && isBot(navigator.userAgent) ? (document.getElementById(id)?.innerHTML ?? '') : null;

type Wrap = NonNullable<GatsbyBrowser<FramedPage['data'], FramedPage['pageContext']>['wrapPageElement']>;

const NO_WORDS: Catalogues = { edges: [] };

const servedPage = servedHtml('gatsby-focus-wrapper');
const servedRoot = servedHtml(ROOT_ID);

/**
 * Puts the frame around every page, and around both the boundary that replaces them with the error page. In the browser only:
 * an error has to stop a build.
 */
export const wrapPageElement: Wrap = ({ element, props }) => (
  <PageBoundary
    page={props.location.pathname}
    onError={reportPageError}
    withUnhandled={servedPage === null}
    fallback={(clear) =>
      servedPage === null ? (
        <WordsProvider locale={props.pageContext.language} catalogues={props.data?.locales ?? NO_WORDS}>
          <ErrorPage context={props.pageContext} onClear={clear} />
        </WordsProvider>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: servedPage }} />
      )
    }
  >
    {framePage({ element, props })}
  </PageBoundary>
);

type Props = {
  context: PageContext;
  /** Tries to show the page again. */
  onClear: () => void;
};

/** The error page: the page's header and language, a link to the home page, and a footer without links. */
function ErrorPage({ context, onClear }: Props) {
  const section = themeOf(context.i18n.originalPath);
  return (
    <Frame context={context} section={section} onHeaderClick={(event) => reloadOnClick(event, goTo)}>
      <ErrorMessage go={goTo} onClear={onClear} />
    </Frame>
  );
}

/** Milliseconds from a click on the header of the error page to the reload. */
const RELOAD_AFTER = 50;

/**
 * Handles a click on the header of the error page: reloads the document, or loads the link that was clicked. The router is not
 * used, because the application failed.
 */
export function reloadOnClick(event: MouseEvent, go: typeof goTo): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) {
    event.preventDefault();
    event.stopPropagation();
  }
  setTimeout(() => go(link?.href), RELOAD_AFTER);
}

type Words = typeof en.error;

const catalogue = (error: Words): Catalogues => ({
  edges: [{ node: { ns: 'common', data: JSON.stringify({ error }) } }],
});

/** The labels of the error page: a page's catalogues come with its data, which may be missing here. */
const CATALOGUES: Readonly<Record<Locale, Catalogues>> = { en: catalogue(en.error), sl: catalogue(sl.error) };

/**
 * Shows the error page when an error arises above the pages: in the router, in a handler of a navigation, or because a page's
 * resources are missing. Header and footer belong to the pages, so there are none; without this the window would be empty.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <PageBoundary
    onError={reportPageError}
    fallback={(clear) => {
      if (servedRoot !== null) return <div dangerouslySetInnerHTML={{ __html: servedRoot }} />;
      const { locale } = splitLocale(window.location.pathname);
      return (
        <WordsProvider locale={locale} catalogues={CATALOGUES[locale]}>
          <main>
            <ErrorMessage go={goTo} onClear={clear} />
          </main>
        </WordsProvider>
      );
    }}
  >
    {element}
  </PageBoundary>
);

/** Reports where an error arose, to the console and to listeners of `error`; React logs the error itself. */
function reportPageError(error: unknown): void {
  // gatsby-browser.tsx sets it once the application has rendered.
  const message = document.body.dataset.mounted ? 'Error on a page' : 'Error while mounting app';
  window.reportError(new Error(message, { cause: error }));
}
