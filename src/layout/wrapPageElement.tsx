import type { GatsbyBrowser } from 'gatsby';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { ErrorPage } from './ErrorPage';
import { PageBoundary } from './PageBoundary';
import type { PageContext } from './PageContext';
import { servedHtml } from './servedHtml';
import { tellError } from './tellError';

type Wrap = NonNullable<GatsbyBrowser<{ locales?: Catalogues }, PageContext>['wrapPageElement']>;

const NO_WORDS: Catalogues = { edges: [] };

const served = servedHtml('gatsby-focus-wrapper');

/**
 * Puts the error page around every page. Browser only: while the site is built an error has to stop the build. The key
 * gives each address a boundary of its own, so that leaving a broken page leaves its error.
 */
export const wrapPageElement: Wrap = ({ element, props: { data, location, pageContext } }) => (
  <PageBoundary
    key={location.pathname}
    onError={tellError}
    withUnhandled={served === null}
    fallback={(clear) =>
      served === null ? (
        <WordsProvider locale={pageContext.language} catalogues={data?.locales ?? NO_WORDS}>
          <ErrorPage context={pageContext} onClear={clear} />
        </WordsProvider>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: served }} />
      )
    }
  >
    {element}
  </PageBoundary>
);
