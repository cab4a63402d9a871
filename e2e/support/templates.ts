import { isWholeSuite } from '../../server/testing/roundsOf';
import { splitLocale } from '../../src/i18n/locales';
import { SLOW, tagOf } from './tagOf';

/** One page for each template and each section's theme, by its path without a locale. */
export const TEMPLATES = [
  '/',
  '/web3/',
  '/digitalization/',
  '/manufacturing/',
  '/modrina-ai-assistant/',
  '/web3/voucher/',
  '/blog/',
  '/blog/tag/digitalisation/',
  '/blog/follow-one-order-through-the-house/',
  '/case/dairy-order-desk/',
  '/project/',
  '/project/digital-vouchers-for-smes/',
  '/workshops/',
  '/workshops/prompting-at-work/',
  '/thank-you/referral/',
  '/search/',
] as const;

/** Pages of a template that another page of the list has too, in the theme of another section. */
const FURTHER_THEMES: readonly string[] = ['/digitalization/', '/manufacturing/', '/modrina-ai-assistant/'];

/** Details of a test of a template's behaviour: `npm test` makes the English one, of one theme. */
export const tagOfTemplate = (path: string): { tag?: string } => (FURTHER_THEMES.includes(path) ? SLOW : tagOf(path));

/** It has no application and answers 404. */
export const NOT_FOUND = '/no-such-page/';

export const inBothLanguages = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, `/sl${path}`]);

/** The widths at which a test tries a page: `npm test` takes both for the home page, and one for each further page, in turns. */
export const widthsOf = (path: string, ...widths: readonly [number, number]): readonly number[] => {
  const place = [...TEMPLATES, NOT_FOUND].findIndex((one) => one === splitLocale(path).path);
  return isWholeSuite() || place === 0 ? widths : widths.filter((_, at) => at === place % 2);
};
