// goja has no module resolution relative to the caller: the hooks folder is known by name there, beside us in Node.
const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib`;
const { chooseEncoding } = require(`${lib}/chooseEncoding.js`);
const { encodePath, findRedirect, withQuery } = require(`${lib}/findRedirect.js`);

const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
};

/**
 * Decides what a visitor gets. What the manifest does not list does not exist.
 * @param {object | undefined} manifest of the release; see server/release/manifest.ts
 * @param {{path: string, query: string, acceptEncoding: string, hasRange: boolean}} request
 * @returns {object} a redirect, a file with its headers, a miss, or "building"
 */
function findAnswer(manifest, request) {
  if (!manifest) return { kind: 'building' };
  const redirect = findRedirect(manifest.redirects, request.path, request.query);
  if (redirect) return { kind: 'redirect', ...redirect };

  const file = own(manifest.files, request.path);
  // A part of a compressed file is of no use to whom a part of the file was asked by.
  if (file) return fileAnswer(200, file, request.hasRange ? '' : request.acceptEncoding);

  const canonical = canonicalPath(manifest.files, request.path);
  if (canonical) {
    return { kind: 'redirect', status: 301, location: withQuery(encodePath(canonical), request.query) };
  }

  const miss = manifest.notFound.find(({ prefix }) => request.path.startsWith(prefix));
  return miss ? fileAnswer(404, miss.file, request.acceptEncoding) : { kind: 'missing' };
}

/** One address a page: /blog and /blog/index.html lead to /blog/. */
function canonicalPath(files, path) {
  const candidate = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return own(files, candidate) ? candidate : undefined;
}

function own(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

function fileAnswer(status, file, acceptEncoding) {
  const encoding = chooseEncoding(acceptEncoding, file);
  const extension = { br: '.br', gzip: '.gz' }[encoding] || '';
  const headers = { 'Content-Type': file.type, 'Cache-Control': CACHE[status === 200 ? file.cache : 'revalidate'] };
  if (file.br || file.gz) headers['Vary'] = 'Accept-Encoding';
  if (encoding) headers['Content-Encoding'] = encoding;
  // Each coding is a representation of its own, so its tag differs (RFC 9110, 8.8.3.3).
  if (status === 200) headers['ETag'] = `"${file.etag}${extension.replace('.', '-')}"`;
  return { kind: 'file', status, file: file.file + extension, headers };
}

module.exports = { findAnswer };
