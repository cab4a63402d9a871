import { samplePlace } from '../../testing/samplePlace';
import { breadcrumbList, jsonForHtml } from './StructuredData';

const HOSTILE = {
  name: '</script><script>alert(1)</script>',
  text: '<!-- &quot; & \u2028 \u2029 "quoted" \\ č',
};

it('leaves nothing that ends the script, opens a comment or is decoded on the way', () => {
  const json = jsonForHtml(HOSTILE);
  expect(json).toContain('\\u003c/script\\u003e');
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});

it('is equal JSON after parsing', () => {
  expect(JSON.parse(jsonForHtml(HOSTILE))).toEqual(HOSTILE);
});

const stepsOf = (...crumbs: { name: string; path?: string | null }[]) =>
  (breadcrumbList(samplePlace, crumbs) as { itemListElement?: unknown }).itemListElement;

it('leads from the home page of the locale to the page', () => {
  expect(stepsOf({ name: 'Blog', path: '/blog/' }, { name: 'Članek' })).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Modrina', item: 'https://www.modrina.example/sl/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://www.modrina.example/sl/blog/' },
    { '@type': 'ListItem', position: 3, name: 'Članek', item: 'https://www.modrina.example/sl/blog/a/' },
  ]);
});

it('keeps a record’s path with its prefix', () => {
  expect(stepsOf({ name: 'Web3', path: '/sl/web3/' }, { name: 'Vavčer' })).toContainEqual(
    expect.objectContaining({ name: 'Web3', item: 'https://www.modrina.example/sl/web3/' }),
  );
});
