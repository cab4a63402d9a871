import { readPage } from '../../../../server/site/readPage';
import { splitLocale } from '../../../../src/i18n/locales';
import type { AuditedPage, AuditedSite } from '../AuditedSite';
import { readParts } from '../readParts';

const SITE = 'https://www.modrina.example';

/** A page without violations. */
interface Sample {
  title?: string;
  description?: string;
  canonical?: string;
  head?: string;
  body?: string;
  isListed?: boolean;
  status?: number;
}

/**
 * A site of pages as the audit reads them, valid except for the given values.
 * @param samples by path
 */
export function siteOf(samples: Record<string, Sample>): AuditedSite {
  const pages = Object.entries(samples).map(([path, sample]) => pageOf(path, sample));
  const answers = new Map(pages.map(({ path, status }) => [path, { status }]));
  return { siteUrl: SITE, pages, answers, ask: () => Promise.reject(new Error('This site answers no requests.')) };
}

function pageOf(path: string, sample: Sample): AuditedPage {
  const { title = `A title of ${path}`, canonical = SITE + path, head = '', body = '' } = sample;
  const { description = `A description of ${path} in as many letters as a search result shows.` } = sample;
  const { locale } = splitLocale(path);
  const html =
    `<!DOCTYPE html><html lang="${locale}"><head><title>${title}</title>` +
    `<meta name="description" content="${description}"/><link rel="canonical" href="${canonical}"/>${head}</head>` +
    `<body><main data-template="page"><h1>${path}</h1>${body}</main></body></html>`;
  const { isListed = true, status = 200 } = sample;
  return { path, locale, status, isListed, facts: readPage(html, path, { siteUrl: SITE }), parts: readParts(html) };
}
