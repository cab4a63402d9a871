import { isFatal } from './isFatal';
import { scriptOf } from './scriptOf';

const origin = 'https://www.modrina.example';

/** An error that arose in a script, as Chromium writes its stack. */
function thrownIn(script: string, error = new Error('broken')): Error {
  const outer = `    at async https://cdn.example/outer.js:3:4`;
  return Object.assign(error, { stack: `${error.name}: ${error.message}\n    at f (${script}:1:2345)\n${outer}` });
}

it.each([
  [
    'Chromium',
    'Error: see https://x.example/a\n    at f (https://www.modrina.example/app-1.js:1:2)\n    at g (y.js:1:2)',
  ],
  ['Firefox', 'f@https://www.modrina.example/app-1.js:1:2\ng@https://x.example/y.js:1:2\n'],
  ['Safari', 'https://www.modrina.example/app-1.js:1:2'],
])('finds the script in a stack of %s', (_, stack) => {
  expect(scriptOf(Object.assign(new Error(), { stack }))).toBe(`${origin}/app-1.js`);
});

it.each([
  undefined,
  null,
  'text',
  { stack: 'f@https://a.example/b.js:1:2' },
  Object.assign(new Error(), { stack: '' }),
])('finds none in %p', (error) => expect(scriptOf(error)).toBeUndefined());

it('is an error of the application', () => {
  expect(isFatal(thrownIn(`${origin}/app-0123.js`), origin)).toBe(true);
  expect(isFatal(thrownIn(`${origin}/framework-1.js`, new Error('Minified React error #310; visit x')), origin)).toBe(
    true,
  );
  expect(isFatal(thrownIn(`${origin}/component---src-templates-post-tsx-01.js`, new TypeError('x')), origin)).toBe(
    true,
  );
});

it.each([
  ['a tag', thrownIn('https://www.googletagmanager.com/gtm.js')],
  ['an extension', thrownIn('chrome-extension://abc/content.js')],
  ['a script that a tag wrote into the page', thrownIn(`${origin}/blog/`)],
  ['a site of a like name', thrownIn('https://www.modrina.example.evil/app.js')],
  ['the small layer', thrownIn(`${origin}/runtime/main-ABC.js`)],
  ['a navigation cut short', thrownIn(`${origin}/app-1.js`, Object.assign(new Error(), { name: 'AbortError' }))],
  ['a chunk that did not come', thrownIn(`${origin}/app-1.js`, Object.assign(new Error(), { name: 'ChunkLoadError' }))],
  ['a line that broke', thrownIn(`${origin}/app-1.js`, new TypeError('Failed to fetch'))],
  [
    'a page drawn anew',
    thrownIn(`${origin}/framework-1.js`, new Error('Minified React error #418; visit https://x.y/')),
  ],
  ['a page drawn anew, while developing', thrownIn(`${origin}/commons.js`, new Error('Hydration failed because …'))],
  ['no error at all', 'a text'],
])('is not fatal: %s', (_, error) => expect(isFatal(error, origin)).toBe(false));
