import { samplePlace } from '../../testing/samplePlace';
import { breadcrumbList } from './Place';

const stepsOf = (...crumbs: { name: string; path?: string | null }[]) =>
  (breadcrumbList(samplePlace, crumbs) as { itemListElement?: unknown }).itemListElement;

it('leads from the first page of the language down to the page', () => {
  expect(stepsOf({ name: 'Blog', path: '/blog/' }, { name: 'Članek' })).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Modrina', item: 'https://www.modrina.example/sl/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://www.modrina.example/sl/blog/' },
    { '@type': 'ListItem', position: 3, name: 'Članek', item: 'https://www.modrina.example/sl/blog/a/' },
  ]);
});

it('takes the address of a record as it stands', () => {
  expect(stepsOf({ name: 'Web3', path: '/sl/web3/' }, { name: 'Vavčer' })).toContainEqual(
    expect.objectContaining({ name: 'Web3', item: 'https://www.modrina.example/sl/web3/' }),
  );
});
