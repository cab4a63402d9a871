import { splitLocale } from '../../src/i18n/locales';

/** Details of a test that only `npm run test:all` runs. */
export const SLOW = { tag: '@all' };

/** Details of a test that exists in every language: `npm test` runs the English one. @param of a path, `sl` or `sl-SI` */
export const tagOf = (of: string): { tag?: string } =>
  /^sl(-SI)?$/.test(of) || splitLocale(of).locale === 'sl' ? SLOW : {};
