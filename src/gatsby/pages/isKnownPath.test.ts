import { isKnownPath } from './isKnownPath';

it.each([
  ['/blog/', 'a list'],
  ['/blog', 'a list without its slash'],
  ['/sl/workshops/', 'a list in Slovenian'],
  ['/project/', 'the list of projects'],
  ['/sl/search/', 'the search'],
  ['/blog/page/2/', 'a page of the blog’s list'],
  ['/sl/blog/page/12', 'a page of the Slovenian one'],
  ['/blog/tag/ai/page/2/', 'a page of a tag’s list'],
  ['/sl/blog/tag/ai/page/3', 'a page of a Slovenian one'],
  ['/portfolio', 'a redirect of old'],
  ['/portfolio/of/ours/', 'what lies below one'],
  ['/sl/tips-tricks', 'one in Slovenian'],
  ['/tips-tricks/why-outsourcing-an-mvp-is-a-smart-move', 'an article’s redirect'],
  ['/favicon.svg', 'a static file'],
  ['/eu/emblem.svg', 'a static file in a folder'],
  ['/sitemap.xml', 'what a build writes'],
  ['/feed.rss', 'the feed'],
  ['/sl/llms.txt', 'the list for answer engines, in Slovenian'],
  ['/_/', 'the dashboard'],
])('recognises %s: %s', (path) => expect(isKnownPath(path)).toBe(true));

it.each([
  ['/', 'a page'],
  ['/about/', 'a page'],
  ['/blog/gone/', 'an article'],
  ['/blog/page/1/', 'the first page has no number'],
  ['/blog/page/02/', 'a page written otherwise'],
  ['/blog/page/0/', 'no page'],
  ['/blog/tag/ai/', 'a tag is a record'],
  ['/blog/tag/ai/page/1/', 'nor has a tag’s first page'],
  ['/blog/why/page/2/', 'an article has no pages'],
  ['/project/page/2/', 'this list has no pages'],
  ['/eu', 'a folder'],
  ['/favicon.png', 'no file'],
  ['/__nothing/', 'not the dashboard'],
])('leaves %s to the records: %s', (path) => expect(isKnownPath(path)).toBe(false));
