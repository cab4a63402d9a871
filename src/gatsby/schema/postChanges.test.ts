import { fakeNodeModel } from '../../testing/fakeNodeModel';
import { postChanges } from './createResolvers';

it('tells when each article and its topics were revised in its language', async () => {
  const post = { type: 'Post', path: '/blog/a/', locale: 'en', isFallback: false, publish_at: '2026-01-01' };
  const topic = { type: 'Tag', pbId: 'ai' };
  const nodeModel = fakeNodeModel([
    { ...post, id: '1', pbId: 'a', revised: '2026-01-02', pbLinks: { tags: ['ai', 'gone'] } },
    { ...post, id: '2', pbId: 'b', revised: null, pbLinks: {} },
    { ...topic, id: '3', locale: 'en', revised: '2026-01-03' },
    { ...topic, id: '4', locale: 'sl', revised: '2026-01-04' },
  ]);
  const known = { path: '/blog/a/', isFallback: false, publish_at: '2026-01-01' };
  expect(await postChanges.resolve(null, null, { nodeModel })).toEqual([
    { ...known, id: '1', revised: '2026-01-02', tags: [{ revised: '2026-01-03' }, { revised: null }] },
    { ...known, id: '2', revised: null, tags: [] },
  ]);
});
