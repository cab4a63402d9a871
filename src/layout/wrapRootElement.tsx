import type { GatsbyBrowser } from 'gatsby';
import en from '../../locales/en/common.json';
import sl from '../../locales/sl/common.json';
import { type Locale, splitLocale } from '../i18n/locales';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { goTo } from '../lib/browser/clicks';
import { ErrorMessage } from './errors/ErrorMessage';
import { PageBoundary } from './errors/PageBoundary';
import { servedHtml } from './servedHtml';
import { ROOT_ID } from '../lib/browser/gatsbyInternals';
import { tellError } from './errors/tellError';

type Words = typeof en.error;

const catalogue = (error: Words): Catalogues => ({
  edges: [{ node: { ns: 'common', data: JSON.stringify({ error }) } }],
});

/** Catalogues come with a page's data, which is what may be missing here. */
const CATALOGUES: Readonly<Record<Locale, Catalogues>> = { en: catalogue(en.error), sl: catalogue(sl.error) };

const served = servedHtml(ROOT_ID);

/**
 * Stands in when something above the pages breaks: the router, what is told of a change of page, a page whose resources
 * are missing. Header and footer belong to the pages, so there are none; without this the window would be empty.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <PageBoundary
    onError={tellError}
    fallback={(clear) => {
      if (served !== null) return <div dangerouslySetInnerHTML={{ __html: served }} />;
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
