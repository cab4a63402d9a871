import type { AuditRule, Finding } from '../AuditRule';
import type { AuditedPage, AuditedSite } from '../AuditedSite';
import { mapFew } from '../../mapFew';
import { MUTATIONS } from '../MUTATIONS';
import { readPage } from '../../../../server/site/readPage';

const AT_ONCE = 6;

/** A page of the sitemap answers with the same canonical URL under every tracking parameter. */
export const stableCanonical: AuditRule = {
  name: `canonical link under ${MUTATIONS.length} tracking parameters`,
  find: async (site) => {
    const listed = site.pages.filter(({ isListed }) => isListed);
    return (await mapFew(listed, AT_ONCE, (page) => findOn(page, site))).flat();
  },
};

async function findOn({ path, facts }: AuditedPage, { siteUrl, ask }: AuditedSite): Promise<Finding[]> {
  const address = encodeURI(path);
  const plain = await ask(address);
  await plain.body?.cancel();
  const etag = plain.headers.get('etag');
  const findings: Finding[] = [];
  for (const query of MUTATIONS) {
    const asked = `${address}?${query}`;
    const answer = await ask(asked, etag === null ? {} : { 'If-None-Match': etag });
    // Identical bytes have the same canonical URL.
    if (answer.status === 304) continue;
    const found = answer.status === 200 ? readPage(await answer.text(), path, { siteUrl }).canonical : undefined;
    if (found === undefined || found !== facts.canonical) {
      findings.push({ path, text: `?${query}: ${answer.status}, ${found ?? 'no canonical link'}` });
    }
  }
  return findings;
}
