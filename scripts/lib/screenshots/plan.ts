import { localeCodes, localePath } from '../../../src/i18n/locales';

/** The build of a site: the release, the preview with the kitchen sink, a site without content. */
export type Built = 'release' | 'preview' | 'empty';

/** One committed screenshot: a page in a language at a width. */
export type Shot = { name: string; path: string; width: number };

/** A width of the window, and the factor by which the screenshot is scaled down, to keep committed files small. */
export const WIDTHS = [
  { width: 360, scale: 0.34 },
  { width: 768, scale: 0.22 },
  { width: 1280, scale: 0.17 },
  { width: 1920, scale: 0.13 },
] as const;

/** Every template, the page of blocks once for each section's theme. The names are those of the screenshots. */
const PAGES: Record<Built, Record<string, string>> = {
  release: {
    home: '/',
    'home-web3': '/web3/',
    'home-digitalization': '/digitalization/',
    'home-manufacturing': '/manufacturing/',
    assistant: '/modrina-ai-assistant/',
    voucher: '/web3/voucher/',
    posts: '/blog/',
    'posts-of-a-tag': '/blog/tag/digitalisation/',
    post: '/blog/follow-one-order-through-the-house/',
    case: '/case/dairy-order-desk/',
    projects: '/project/',
    project: '/project/digital-vouchers-for-smes/',
    workshops: '/workshops/',
    workshop: '/workshops/prompting-at-work/',
    referral: '/referral/',
    'thank-you': '/thank-you/referral/',
    search: '/search/',
    'not-found': '/no-such-page/',
  },
  preview: { 'kitchen-sink': '/kitchen-sink/' },
  empty: { 'empty-site': '/' },
};

/** The screenshots of a site, in the order in which they are taken: one width after the other. */
export function shotsOf(built: Built): Shot[] {
  return WIDTHS.flatMap(({ width }) =>
    Object.entries(PAGES[built]).flatMap(([name, path]) =>
      localeCodes.map((locale) => ({ name: `${name}.${locale}.${width}`, path: localePath(path, locale), width })),
    ),
  );
}

/** Of `npm test`: a phone and a laptop. */
const FEW_WIDTHS = [360, 1280];

/** Those of `npm test`: each page at one width in one language and at the other in the other, in turns. */
export function fewShotsOf(built: Built): Shot[] {
  const pages = Object.keys(PAGES[built]).length;
  const few = shotsOf(built).filter(({ width }) => FEW_WIDTHS.includes(width));
  return few.filter((_, at) => {
    const place = Math.floor(at / localeCodes.length);
    const [page, width, language] = [place % pages, Math.floor(place / pages), at % localeCodes.length];
    return (page + width + language) % 2 === 0;
  });
}
