import type { AuditedPage, AuditedSite } from './AuditedSite';

/**
 * One page of each template in each language; of those there are, the first that the sitemap names.
 * @param site
 */
export function chooseSamples({ pages }: Pick<AuditedSite, 'pages'>): AuditedPage[] {
  const samples = new Map<string, AuditedPage>();
  for (const page of pages) {
    const key = `${page.parts.template} ${page.locale}`;
    const known = samples.get(key);
    if (!known || (page.isListed && !known.isListed)) samples.set(key, page);
  }
  return [...samples.values()].sort((a, b) => a.parts.template.localeCompare(b.parts.template));
}
