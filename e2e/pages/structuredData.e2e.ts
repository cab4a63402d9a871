import { expect, test } from '@playwright/test';
import { COMPANY, PROPERTIES, type TypeRules } from '../support/PROPERTIES';
import { schemaObjectsIn, valuesAt, type SchemaObject } from '../support/structuredData';
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

function missing(
  object: SchemaObject,
  { required, recommended, without = {} }: TypeRules,
  objects: SchemaObject[],
): string[] {
  const wanted = [...required, ...recommended.filter((property) => !(property in without))];
  return wanted.filter((property) => {
    // An expired offer is no offer.
    if (property.startsWith('offers.') && object['offers'] === undefined) return false;
    // An author who is a person has no page on this site.
    if (property === 'author.url' && (object['author'] as SchemaObject)['@type'] === 'Person') return false;
    const values = valuesAt(object, property, objects);
    return values.length === 0 || values.some((value) => value === undefined || value === '');
  });
}

test('the list of pages is not empty', () => {
  expect(paths.length).toBeGreaterThan(0);
});

for (const path of paths) {
  test(`${path} has complete and correct structured data`, tagOf(path), async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const objects = schemaObjectsIn(html);
    const types = objects.map((object) => object['@type'] ?? '').sort();
    expect(types).toEqual(['Organization', 'WebSite', ...expectedAt(bare(path))].sort());

    for (const object of objects) {
      const rules = PROPERTIES[object['@type'] ?? ''];
      expect(rules, `${object['@type']} has no rules`).toBeDefined();
      if (rules) expect([object['@type'], ...missing(object, rules, objects)]).toEqual([object['@type']]);
    }
    const ids = objects.map((object) => object['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(objects)).not.toContain('"undefined"');
    for (const [, name = ''] of JSON.stringify(objects).matchAll(/"@id":"([^"]+)"/g)) {
      expect(ids, `${name} is referenced but missing`).toContain(name);
      expect(name.startsWith(`${baseURL}/`)).toBe(true);
    }

    // Networks read the same time from the head.
    const article = objects.find((object) => object['@type'] === 'BlogPosting');
    const said = /property="article:modified_time" content="([^"]*)"/.exec(html)?.[1];
    expect(said).toBe(article?.['dateModified']);

    // The facts of the structured data are in the visible text too.
    const words = wordsOf(html);
    const named = objects
      .filter((object) => ['BlogPosting', 'Event', 'Service'].includes(object['@type'] ?? ''))
      .flatMap((object) => [object['headline'] ?? object['name'], object['description']]);
    const questions = objects.flatMap((object) => valuesAt(object, 'mainEntity.name', objects));
    for (const text of [...named, ...questions]) expect(words).toContain(text);
  });
}

for (const path of inBothLanguages(['/'])) {
  test(`${path} names the site’s owner`, async ({ request }) => {
    const objects = schemaObjectsIn(await (await request.get(path)).text());
    const company = objects.find((object) => object['@type'] === 'Organization') ?? {};
    expect(missing(company, COMPANY, objects)).toEqual([]);
  });
}

test('every URL in structured data exists', async ({ request, baseURL }) => {
  const named = new Set<string>();
  for (const path of paths) {
    const json = JSON.stringify(schemaObjectsIn(await (await request.get(path)).text()));
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
    expect(`${path} ${schemaObjectsIn(html).length > 0}`).toBe(
      `${path} ${path === '/blog/where-smart-contracts-help/'}`,
    );
  }
});
