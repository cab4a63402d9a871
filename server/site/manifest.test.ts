import { changesSince, type Manifest, type PublishedFile } from './manifest';

const file: PublishedFile = {
  ...{ file: 'a/index.html', type: 'text/html', etag: '1', cache: 'revalidate', size: 9, br: 3, gz: 4 },
};
const release = (id: string, files: Manifest['files']): Manifest => ({
  ...{ id, createdAt: '', fingerprint: { content: '', code: '', configuration: '' } },
  ...{ redirects: [], notFound: [], files },
});

it('has the new, changed and removed files of a release, and its rules', () => {
  const before = release('r1', { '/a/': file, '/gone/': file, '/changed/': file });
  const changed = { ...file, etag: '2' };
  const now = { ...release('r2', { '/a/': { ...file }, '/changed/': changed, '/new/': file }), noindex: true };
  expect(changesSince(before, now)).toMatchObject({
    since: 'r1',
    rules: { id: 'r2', noindex: true },
    files: { '/changed/': changed, '/new/': file, '/gone/': null },
  });
});

it.each(Object.keys({ ...file, until: '' }) as (keyof PublishedFile)[])('finds another %s', (field) => {
  const changed = { ...file, [field]: 'other' };
  const { files } = changesSince(release('r1', { '/a/': file }), release('r2', { '/a/': changed }));
  expect(files).toEqual({ '/a/': changed });
});
