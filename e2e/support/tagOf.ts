import { splitLocale } from '../../src/i18n/locales';

/** Details of a test that only `npm run test:all` runs. */
export const SLOW = { tag: '@all' };

/** Details of a test that exists in every language: `npm test` runs the English one. */
export const tagOf = (pathOrLocale: string): { tag?: string } =>
  pathOrLocale === 'sl' || splitLocale(pathOrLocale).locale === 'sl' ? SLOW : {};
