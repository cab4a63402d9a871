import type { AuditRule, Finding } from '../AuditRule';
import type { AuditedPage, AuditedSite } from '../AuditedSite';
import { mapFew } from '../../mapFew';
import { readPage } from '../../../../server/site/readPage';

/** Query strings that campaigns, mails and other sites append to a URL: forty variants of links to one page. */
export const MUTATIONS: readonly string[] = [
  'utm_source=newsletter',
  'utm_medium=email',
  'utm_campaign=spring%20sale',
  'utm_term=a+b',
  'utm_content=button-1',
  'utm_id=abc.123',
  'utm_source_platform=dv360',
  'utm_source=letter&utm_medium=email&utm_campaign=may',
  'utm_campaign=%C5%A1%C4%8Ditek',
  'UTM_SOURCE=NEWSLETTER',
  'utm_source=a&utm_source=b',
  'utm_source=',
  'gclid=EAIaIQobChMI-x_y',
  'gbraid=0AAAAA',
  'wbraid=CjgKEA',
  'dclid=CIn',
  'gad_source=1&gad_campaignid=22',
  'srsltid=AfmBOo',
  '_gl=1*abc*_ga*MTIz',
  '_ga=2.1.3.4',
  'fbclid=IwAR0-x',
  'msclkid=0a1b2c',
  'twclid=2-abc',
  'ttclid=E.C.P',
  'li_fat_id=1-2-3',
  'igshid=MzRl',
  'yclid=123',
  'epik=dj0y',
  'mc_cid=1a2b&mc_eid=3c4d',
  '_hsenc=p2ANqtz&_hsmi=9',
  'mkt_tok=eyJp',
  'vero_id=a%40b.example',
  'oly_anon_id=1&oly_enc_id=2',
  'pk_campaign=a&pk_kwd=b',
  'mtm_campaign=a&matomo_source=b',
  'ref=partner',
  'source=app&from=home',
  'referral=ANA-2026',
  'cmpid=x;y',
  'fbclid',
];

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
