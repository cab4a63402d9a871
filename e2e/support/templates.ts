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

/** It has no application and answers 404. */
export const NOT_FOUND = '/no-such-page/';

export const inBothLanguages = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, `/sl${path}`]);
