import type { GatsbyBrowser } from 'gatsby';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { goTo } from '../lib/browser/clicks';
import { Frame } from './Frame';
import type { PageContext } from './PageContext';
import { ErrorMessage } from './errors/ErrorMessage';
import { PageBoundary } from './errors/PageBoundary';
import { reloadOnClick } from './errors/reloadOnClick';
import { tellError } from './errors/tellError';
import { type FramedPage, framePage } from './framePage';
import { servedHtml } from './servedHtml';
import { faceOf } from './shell';

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

type Props = {
  context: PageContext;
  /** Tries to show the page again. */
  onClear: () => void;
};

/** Stands in for a page that broke: its header and language, the way home, and a footer without links. */
function ErrorPage({ context, onClear }: Props) {
  const section = faceOf(context.i18n.originalPath);
  return (
    <Frame context={context} section={section} onHeaderClick={(event) => reloadOnClick(event, goTo)}>
      <ErrorMessage go={goTo} onClear={onClear} />
    </Frame>
  );
}
