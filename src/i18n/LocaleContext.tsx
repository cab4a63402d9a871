import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locales';

/** The locale of what is being rendered. WordsProvider sets it, for the frame with its page and for slices. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export const useLocale = (): Locale => useContext(LocaleContext);
