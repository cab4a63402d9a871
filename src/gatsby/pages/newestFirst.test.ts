import { newestFirst } from './newestFirst';

it('puts the newest first, then by address, and before all what has no moment', () => {
  const posts = [
    { slug: 'old', publish_at: '2025-01-01T00:00:00.000Z' },
    { slug: 'b', publish_at: '2026-01-01T00:00:00.000Z' },
    { slug: 'a', publish_at: '2026-01-01T00:00:00.000Z' },
    { slug: 'at once', publish_at: null },
  ];
  expect(newestFirst(posts).map(({ slug }) => slug)).toEqual(['at once', 'a', 'b', 'old']);
});
