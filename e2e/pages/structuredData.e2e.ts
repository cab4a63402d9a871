import { expect, test } from '@playwright/test';
import { COMPANY, PROPERTIES, type TypeRules } from '../support/PROPERTIES';
import { thingsIn, valuesAt, type Thing } from '../support/structuredData';
import { tagOf } from '../support/tagOf';
import { inBothLanguages } from '../support/templates';
import { paths } from '../support/visit';

/** The types that a page must have besides Organization and WebSite, by the beginning of its path. */
const EXPECTED: readonly (readonly [pattern: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['FAQPage']],
  [/^\/blog\/(?!tag\/|page\/)./, ['BreadcrumbList', 'BlogPosting']],
  [/^\/workshops\/./, ['BreadcrumbList', 'Event']],
  [/^\/web3\/voucher\/$/, ['BreadcrumbList', 'FAQPage', 'Service', 'Service', 'Service']],
  [
    /^\/(web3|digitalization|manufacturing|ai-svetovanje|referral|modrina-ai-assistant)\/$/,
    ['BreadcrumbList', 'FAQPage'],
  ],
  [/./, ['BreadcrumbList']],
];
const expectedAt = (path: string) => EXPECTED.find(([pattern]) => pattern.test(path))?.[1] ?? [];
const bare = (path: string) => path.replace(/^\/sl\//, '/');
/** The visible text: HTML without tags. */
const wordsOf = (html: string) =>
  (html.split('<body')[1] ?? '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');

function missing(thing: Thing, { required, recommended, without = {} }: TypeRules, things: Thing[]): string[] {
  const wanted = [...required, ...recommended.filter((property) => !(property in without))];
  return wanted.filter((property) => {
    // An expired offer is no offer.
    if (property.startsWith('offers.') && thing['offers'] === undefined) return false;
    // An author who is a person has no page on this site.
    if (property === 'author.url' && (thing['author'] as Thing)['@type'] === 'Person') return false;
    const values = valuesAt(thing, property, things);
    return values.length === 0 || values.some((value) => value === undefined || value === '');
  });
}

test('the list of pages is not empty', () => {
  expect(paths.length).toBeGreaterThan(0);
});

for (const path of paths) {
  test(`${path} has complete and correct structured data`, tagOf(path), async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const things = thingsIn(html);
    const types = things.map((thing) => thing['@type'] ?? '').sort();
    expect(types).toEqual(['Organization', 'WebSite', ...expectedAt(bare(path))].sort());

    for (const thing of things) {
      const rules = PROPERTIES[thing['@type'] ?? ''];
      expect(rules, `${thing['@type']} has no rules`).toBeDefined();
      if (rules) expect([thing['@type'], ...missing(thing, rules, things)]).toEqual([thing['@type']]);
    }
    const ids = things.map((thing) => thing['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(things)).not.toContain('"undefined"');
    for (const [, name = ''] of JSON.stringify(things).matchAll(/"@id":"([^"]+)"/g)) {
      expect(ids, `${name} is named and not there`).toContain(name);
      expect(name.startsWith(`${baseURL}/`)).toBe(true);
    }

    // Networks read the same time from the head.
    const article = things.find((thing) => thing['@type'] === 'BlogPosting');
    const said = /property="article:modified_time" content="([^"]*)"/.exec(html)?.[1];
    expect(said).toBe(article?.['dateModified']);

    // The facts of the structured data are in the visible text too.
    const words = wordsOf(html);
    const named = things
      .filter((thing) => ['BlogPosting', 'Event', 'Service'].includes(thing['@type'] ?? ''))
      .flatMap((thing) => [thing['headline'] ?? thing['name'], thing['description']]);
    const questions = things.flatMap((thing) => valuesAt(thing, 'mainEntity.name', things));
    for (const text of [...named, ...questions]) expect(words).toContain(text);
  });
}

for (const path of inBothLanguages(['/'])) {
  test(`${path} names the site’s owner`, async ({ request }) => {
    const things = thingsIn(await (await request.get(path)).text());
    const company = things.find((thing) => thing['@type'] === 'Organization') ?? {};
    expect(missing(company, COMPANY, things)).toEqual([]);
  });
}

test('every URL in structured data exists', async ({ request, baseURL }) => {
  const named = new Set<string>();
  for (const path of paths) {
    const json = JSON.stringify(thingsIn(await (await request.get(path)).text()));
    for (const [, address = ''] of json.matchAll(/"(https?:[^"]+)"/g)) {
      if (address.startsWith(`${baseURL}/`)) named.add(address.split('#')[0] ?? '');
    }
  }
  expect(named.size).toBeGreaterThan(0);
  for (const address of named) expect(`${(await request.get(address)).status()} ${address}`).toBe(`200 ${address}`);
});

test('a page outside search engines has no structured data', async ({ request }) => {
  const hidden = ['/no-such-page/', '/thank-you/contact/', '/blog/where-smart-contracts-help/'];
  for (const path of inBothLanguages(hidden)) {
    const html = await (await request.get(path)).text();
    expect(`${path} ${thingsIn(html).length > 0}`).toBe(`${path} ${path === '/blog/where-smart-contracts-help/'}`);
  }
});
