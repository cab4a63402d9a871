import type { ReactElement } from 'react';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { Frame } from './Frame';
import type { PageContext } from './Layout';

/** Gatsby's props of the rendered page, as far as the frame needs them. */
export type FramedPage = {
  readonly pageContext: PageContext;
  readonly data?: { readonly locales?: Catalogues; readonly page?: { readonly section: string } | null };
};

type Page = { element: ReactElement; props: FramedPage };

/**
 * Puts the frame around a page. Above the page and not within it: at a navigation header and footer stay, and only
 * their changes render.
 */
export function framePage({ element, props: { data, pageContext } }: Page): ReactElement {
  // `gatsby develop` has pages of Gatsby's own.
  if (!data?.locales) return element;
  return (
    <WordsProvider locale={pageContext.language} catalogues={data.locales}>
      <Frame context={pageContext} section={data.page?.section}>
        {element}
      </Frame>
    </WordsProvider>
  );
}
