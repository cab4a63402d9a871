// goja has no module resolution relative to the caller: the hooks folder is known by name there, beside us in Node.
const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const SYSTEM = require(`${lib}/systemPaths.json`);

/** The slug of the page that stands at the site's root. */
const HOME = 'home';

/** What comes before a record's slug; src/gatsby/pages/pagePath.ts makes the addresses, and a test holds this against it. */
const PREFIX = {
  pages: '/',
  posts: '/blog/',
  tags: '/blog/tag/',
  cases: '/case/',
  projects: '/project/',
  workshops: '/workshops/',
};

/** The site's own pages, which no record may hide: by what their addresses begin with. */
const RESERVED = ['/blog/page/', '/blog/tag/', '/thank-you/', '/404/', '/410/', ...SYSTEM.server, ...SYSTEM.files];
const SINGLE = ['/blog/', '/project/', '/workshops/', '/search/'];

/**
 * The address of a record's page, written for no language in particular: ("posts", "why") → "/blog/why/".
 * @param {string} collection
 * @param {string} slug
 * @returns {string | undefined} nothing for a collection whose records have no page
 */
function addressOf(collection, slug) {
  const prefix = Object.prototype.hasOwnProperty.call(PREFIX, collection) ? PREFIX[collection] : undefined;
  if (prefix === undefined || !slug) return undefined;
  return collection === 'pages' && slug === HOME ? '/' : `${prefix}${slug}/`;
}

/**
 * The records that would have an address: "/blog/why/" → a post, or a page with the slug "blog/why".
 * @param {string} address
 * @returns {{collection: string, slug: string}[]}
 */
function ownersOf(address) {
  return Object.keys(PREFIX).flatMap((collection) => {
    const slug = address === '/' ? HOME : address.slice(PREFIX[collection].length, -1);
    return addressOf(collection, slug) === address ? [{ collection, slug }] : [];
  });
}

/**
 * Whether something else stands at the address of a page, in one of the languages.
 * @param {string} address
 * @param {Record<string, string>} homes each language's home page
 */
function isReserved(address, homes) {
  const languages = Object.values(homes).filter((home) => home !== '/');
  return SINGLE.includes(address) || [...RESERVED, ...languages].some((start) => address.startsWith(start));
}

module.exports = { addressOf, HOME, isReserved, ownersOf, PREFIX };
