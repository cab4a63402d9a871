import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locales';

/** The locale of what is being rendered. WordsProvider sets it, for the frame with its page and for slices. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export const useLocale = (): Locale => useContext(LocaleContext);

/**
 * Address of the page that is being rendered, with its locale's prefix; empty outside of pages. Layout sets it. The
 * built page needs it too, so it can't be read from the window.
 */
export const PathContext = createContext('');

export const usePath = (): string => useContext(PathContext);
