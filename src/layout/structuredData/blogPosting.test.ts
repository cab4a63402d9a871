import { samplePlace } from '../../testing/samplePlace';
import { blogPosting } from './blogPosting';

const post = {
  title: 'Članek',
  summary: 'Povzetek.',
  author: 'Ana Novak' as string | null,
  isByHouse: false,
  publish_at: '2026-04-14 07:00:00.000Z' as string | null,
  revised: '2026-04-15 07:00:00.000Z' as string | null,
  image: { publicURL: '/static/a.png' } as { publicURL: string } | null,
  tags: [{ name: 'Pravo' }],
};

it('has the values that the page shows', () => {
  expect(blogPosting(post, samplePlace)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Članek',
    description: 'Povzetek.',
    url: samplePlace.url,
    inLanguage: 'sl',
    image: ['https://www.modrina.example/static/a.png'],
    datePublished: '2026-04-14T07:00:00.000Z',
    dateModified: '2026-04-15T07:00:00.000Z',
    author: { '@type': 'Person', name: 'Ana Novak' },
    publisher: { '@id': 'https://www.modrina.example/#organization' },
    keywords: ['Pravo'],
  });
});

it.each([
  [{ author: 'Uredništvo Modrine', isByHouse: true }, 'Uredništvo Modrine'],
  [{ author: null, isByHouse: true }, 'Modrina'],
])('takes no house for a person: %j', (change, name) => {
  expect(blogPosting({ ...post, ...change }, samplePlace)).toMatchObject({
    author: { '@type': 'Organization', name, url: 'https://www.modrina.example/' },
  });
});

it('is never changed before it is published', () => {
  const early = blogPosting({ ...post, revised: '2026-01-01 07:00:00.000Z' }, samplePlace);
  expect(early).toMatchObject({ dateModified: '2026-04-14T07:00:00.000Z' });
});

it('has no date and no image without values', () => {
  const bare = blogPosting({ ...post, publish_at: null, revised: null, image: null }, samplePlace);
  expect(bare).not.toHaveProperty('datePublished');
  expect(bare).not.toHaveProperty('dateModified');
  expect(bare).not.toHaveProperty('image');
});
