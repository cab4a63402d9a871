import type { SliceComponentProps } from 'gatsby';
import { type ComponentType, memo } from 'react';
import { type Catalogues, WordsProvider } from '../i18n/WordsProvider';

/**
 * Makes a part of every page a Slice: an edit of its contents rebuilds this part and no page. It is rendered separately,
 * so it has labels of its own, and not again for a page with the same props.
 */
export const sliceOf = <Data extends { readonly locales: Catalogues }, Props extends object>(
  View: ComponentType<Props & { data: Data }>,
) =>
  memo(function Slice(props: SliceComponentProps<Data, { language: string }> & Props) {
    return (
      <WordsProvider locale={props.sliceContext.language} catalogues={props.data.locales}>
        <View {...props} />
      </WordsProvider>
    );
  });
