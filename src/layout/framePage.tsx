import type { ReactElement } from 'react';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';
import { Frame } from './Frame';
import type { PageContext } from './PageContext';

/** Gatsby's data on the page that is rendered, as far as the frame needs them. */
export type FramedPage = {
  readonly pageContext: PageContext;
  readonly data?: { readonly locales?: Catalogues; readonly page?: { readonly section: string } | null };
};

type Page = { element: ReactElement; props: FramedPage };

/**
 * Puts the frame around a page. Above the page and not within it: at a change of page header and footer stay where they
 * are, and only what differs in them is drawn.
 */
export function framePage({ element, props: { data, pageContext } }: Page): ReactElement {
  // In `gatsby develop` there are pages of Gatsby's own.
  if (!data?.locales) return element;
  return (
    <WordsProvider locale={pageContext.language} catalogues={data.locales}>
      <Frame context={pageContext} section={data.page?.section}>
        {element}
      </Frame>
    </WordsProvider>
  );
}
