import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { WordsProvider } from '../i18n/WordsProvider';

const root = join(__dirname, '../../locales');

/** The real catalogues of a locale, in the shape of the `allLocale` query. */
function cataloguesOf(locale: string) {
  const files = readdirSync(join(root, locale));
  return {
    edges: files.map((file) => ({
      node: { ns: file.replace('.json', ''), data: readFileSync(join(root, locale, file), 'utf8') },
    })),
  };
}

/** Wraps an element in labels and locale. */
export function withWords(element: ReactElement, locale = 'en'): ReactElement {
  return (
    <WordsProvider locale={locale} catalogues={cataloguesOf(locale)}>
      {element}
    </WordsProvider>
  );
}

export const renderWithWords = (element: ReactElement, locale = 'en') => render(withWords(element, locale));
