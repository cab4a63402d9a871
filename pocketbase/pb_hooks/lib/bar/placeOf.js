/** Where lists stand, of what they are, and by which text (of `contents`) they are headed: as src/gatsby/pages/pagePath.ts has it. */
const LISTS = {
  '/blog/': { collection: 'posts', heading: 'blog' },
  '/project/': { collection: 'projects', heading: 'projects' },
  '/workshops/': { collection: 'workshops', heading: 'workshops' },
};

/**
 * What an address of the site says by itself.
 * @param {string} path as the browser has it
 * @param {Record<string, string>} homes each locale's home page
 * @returns {{path: string, locale: string, address: string, list?: {collection: string, heading: string}}} path: with its
 *   slash. address: without language, and that of a list's first page
 */
function placeOf(path, homes) {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const [locale, home] = Object.entries(homes)
    .filter(([, start]) => slashed.startsWith(start))
    .sort(([, one], [, other]) => other.length - one.length)[0] || ['en', '/'];
  const address = slashed.slice(home.length - 1).replace(/page\/\d+\/$/, '');
  const list = Object.prototype.hasOwnProperty.call(LISTS, address) ? LISTS[address] : undefined;
  return { path: slashed, locale, address, ...(list && { list }) };
}

module.exports = { LISTS, placeOf };
