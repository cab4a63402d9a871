import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locales';

/** The locale of what is being rendered. Layout sets it for pages, WordsProvider for slices. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export const useLocale = (): Locale => useContext(LocaleContext);
