import { localePath } from './locales';

/** Where a language's web manifest stands. */
export const manifestPath = (locale: string): string => localePath('/manifest.webmanifest', locale);
