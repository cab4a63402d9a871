import type { GatsbyBrowser } from 'gatsby';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { ErrorPage } from './errors/ErrorPage';
import { type FramedPage, framePage } from './framePage';
import { PageBoundary } from './errors/PageBoundary';
import { servedHtml } from './servedHtml';
import { tellError } from './errors/tellError';

type Wrap = NonNullable<GatsbyBrowser<FramedPage['data'], FramedPage['pageContext']>['wrapPageElement']>;

const NO_WORDS: Catalogues = { edges: [] };

const served = servedHtml('gatsby-focus-wrapper');

/**
 * Puts the frame around every page, and around both what gives way to the error page. Browser only: while the site is
 * built an error has to stop the build.
 */
export const wrapPageElement: Wrap = ({ element, props }) => (
  <PageBoundary
    page={props.location.pathname}
    onError={tellError}
    withUnhandled={served === null}
    fallback={(clear) =>
      served === null ? (
        <WordsProvider locale={props.pageContext.language} catalogues={props.data?.locales ?? NO_WORDS}>
          <ErrorPage context={props.pageContext} onClear={clear} />
        </WordsProvider>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: served }} />
      )
    }
  >
    {framePage({ element, props })}
  </PageBoundary>
);
