import type { Manifest, PublishedFile } from '../../../server/site/manifest';
import { findAnswer } from './findAnswer';
import { keptAnswer } from './hooks';

const page = { file: 'blog/index.html', type: 'text/html; charset=utf-8', cache: 'revalidate', etag: 'e', br: true };
const manifestOf = (id: string) =>
  ({ id, files: { '/blog/': page as unknown as PublishedFile }, redirects: [] }) as unknown as Manifest;
const request = { path: '/blog/', query: '', acceptEncoding: 'br', hasRange: false };

test('the answer for a file is found once for each release and encoding', () => {
  const [one, other] = [manifestOf('r1'), manifestOf('r2')];
  const first = keptAnswer(one, request);
  expect(first).toEqual(findAnswer(one, request));
  expect(keptAnswer(one, request)).toBe(first);
  expect(keptAnswer(other, request)).toMatchObject({ headers: { 'Server-Timing': 'release;desc="r2"' } });
  expect(keptAnswer(one, { ...request, acceptEncoding: '' })).toMatchObject({ file: 'blog/index.html' });
  expect(keptAnswer(one, { ...request, hasRange: true })).toMatchObject({ file: 'blog/index.html' });
});

test.each([
  ['the home page, which depends on the visitor', { path: '/' }],
  ['a query', { query: 'a=b' }],
  ['a path that does not exist', { path: '/nothing/' }],
])('%s is decided anew', (_, part) => {
  const manifest = manifestOf('r1');
  const first = keptAnswer(manifest, { ...request, ...part });
  expect(keptAnswer(manifest, { ...request, ...part })).not.toBe(first);
});

test('more files than a VM may keep are still answered', () => {
  const manifest = manifestOf('r1');
  for (let n = 0; n < 1_100; n++) keptAnswer(manifest, { ...request, acceptEncoding: `br;q=0.${n + 1}` });
  expect(keptAnswer(manifest, request)).toMatchObject({ status: 200, file: 'blog/index.html.br' });
});
