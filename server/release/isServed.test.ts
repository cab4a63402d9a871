import type { PublishedFile } from '../site/manifest';
import type { SiteFile } from '../site/readSiteFile';
import { isServed } from './splitFilesAndErrorPages';

const site = {
  notFound: [
    { prefix: '/', file: '/404.html' },
    { prefix: '/sl/', file: '/sl/404/index.html' },
  ],
  gonePages: [{ prefix: '/', file: '/410/index.html' }],
} as unknown as SiteFile;

test.each([
  ['404.html', true],
  ['404/index.html', false],
  ['sl/404/index.html', true],
  ['sl/404.html', false],
  ['410/index.html', true],
  // A page of a long list, and an article with this title.
  ['blog/page/404/index.html', true],
  ['sl/blog/404/index.html', true],
  ['blog/index.html', true],
])('of the two names of an error page one is served: %s %s', (file, served) => {
  expect(isServed({ file } as PublishedFile, site)).toBe(served);
});
