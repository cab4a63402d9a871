const { findAnswer } = require('./findAnswer');

const html = (file) => ({
  file,
  type: 'text/html; charset=utf-8',
  etag: 'e1',
  cache: 'revalidate',
  br: true,
  gz: true,
  size: 9,
});
const manifest = {
  files: {
    '/': html('index.html'),
    '/blog/': html('blog/index.html'),
    '/č š/': html('x/index.html'),
    '/app-0123456789abcdef0123.js': {
      file: 'app.js',
      type: 'text/javascript',
      etag: 'e2',
      cache: 'immutable',
      size: 1,
    },
  },
  redirects: [{ from: '/old', to: '/blog/', status: 302 }],
  notFound: [
    { prefix: '/sl/', file: html('sl/404/index.html') },
    { prefix: '/', file: html('404.html') },
  ],
};
const answer = (path, request = {}) =>
  findAnswer(manifest, { path, query: '', acceptEncoding: 'br, gzip', hasRange: false, ...request });

test('a page, compressed', () => {
  expect(answer('/blog/')).toEqual({
    kind: 'file',
    status: 200,
    file: 'blog/index.html.br',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
      ETag: '"e1-br"',
    },
  });
});

test('a range is of the file as it is, with its own tag', () => {
  expect(answer('/', { hasRange: true })).toMatchObject({ file: 'index.html', headers: { ETag: '"e1"' } });
});

test('a hashed file may be kept', () => {
  expect(answer('/app-0123456789abcdef0123.js').headers).toEqual({
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: '"e2"',
  });
});

test.each([
  ['/blog', '/blog/?a=b'],
  ['/blog/index.html', '/blog/?a=b'],
  ['/index.html', '/?a=b'],
  ['/č š', '/%C4%8D%20%C5%A1/?a=b'],
])('%s has its one address', (path, location) => {
  expect(answer(path, { query: 'a=b' })).toEqual({ kind: 'redirect', status: 301, location });
});

test.each([
  ['/nothing', '404.html.br'],
  ['/sl/nothing/', 'sl/404/index.html.br'],
  ['/constructor', '404.html.br'],
  ['/../etc/passwd', '404.html.br'],
])('%s is a miss in its language', (path, file) => {
  const miss = answer(path);
  expect(miss).toMatchObject({ kind: 'file', status: 404, file });
  expect(miss.headers).not.toHaveProperty('ETag');
});

test('redirects come first; without a release it is being built', () => {
  expect(answer('/old/')).toEqual({ kind: 'redirect', status: 302, location: '/blog/' });
  expect(findAnswer(undefined, { path: '/', query: '', acceptEncoding: '' })).toEqual({ kind: 'building' });
});
