import { localePath } from './locales';

/** The path of a locale's web manifest. */
export const manifestPath = (locale: string): string => localePath('/manifest.webmanifest', locale);
