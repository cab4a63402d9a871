import { samplePage, SAMPLE_URL } from '../../testing/sampleBuild';
import type { BuiltSite } from '../BuiltSite';
import { readPage } from '../../site/readPage';

type Page = { lang?: string; title?: string; addresses?: Record<string, string>; body?: string; record?: string };

/** The setting for reading pages. */
export const setting = { siteUrl: SAMPLE_URL, backend: 'http://127.0.0.1:8090' };

/** A built site of pages that passes the gate, except for what a test changes. */
export function siteOf(pages: Record<string, Page>, changes: Partial<BuiltSite> = {}): BuiltSite {
  const facts = Object.entries(pages).map(([path, { lang, title = 'Title', addresses, body = '' }]) => {
    const own = addresses ?? { [lang ?? 'en']: path };
    const html = samplePage({ lang: lang ?? 'en', title, body, addresses: own });
    return [path, readPage(html, path, setting)] as const;
  });
  return {
    siteUrl: SAMPLE_URL,
    dashboardUrl: SAMPLE_URL,
    homes: { en: '/', sl: '/sl/' },
    redirects: [],
    gone: [],
    linksAllowed: [],
    wasPage: () => false,
    links: {},
    missingFiles: [],
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, { record }]) => [
        path,
        {
          template: 'post',
          locale: path.startsWith('/sl/') ? 'sl' : 'en',
          ...(record && { collection: 'posts', record }),
        },
      ]),
    ),
    facts: new Map(facts),
    addresses: new Set([...Object.keys(pages), '/static/a.png']),
    compilation: 'abc',
    ...changes,
  };
}
