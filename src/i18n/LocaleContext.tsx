import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from './locales';

/** The locale of the rendered content. WordsProvider sets it, for the frame with its page and for slices. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export const useLocale = (): Locale => useContext(LocaleContext);

/**
 * Path of the rendered page, with its locale's prefix; empty outside of pages. Layout sets it. The prebuilt page needs
 * it too, so it cannot come from the window.
 */
export const PathContext = createContext('');

export const usePath = (): string => useContext(PathContext);
