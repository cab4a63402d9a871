const { BUILDING_PAGE } = require(`${__hooks}/lib/buildingPage.js`);
const HEADERS = require(`${__hooks}/lib/headers.json`);

/**
 * Writes what findAnswer decided; `change` in it makes another text of a page.
 * @param {core.RequestEvent} e
 * @param {{files: object, manifest: object} | undefined} release
 * @param {object} answer
 */
function sendAnswer(e, release, answer) {
  const headers = e.response.header();
  if (release) setOfRelease(headers, release.manifest);
  if (release && release.manifest.noindex) setAll(headers, HEADERS.noindex);
  // PocketBase speaks of its API here; a file of the site is the same for whoever asks.
  headers.del('Vary');
  headers.del('Access-Control-Allow-Origin');

  switch (answer.kind) {
    case 'redirect':
      setAll(headers, answer.headers || { 'Cache-Control': HEADERS.cache.revalidate });
      return e.redirect(answer.status, answer.location);
    case 'building':
      return sendMadePage(e, 503, BUILDING_PAGE, { 'Retry-After': '10' });
    case 'missing':
      throw new NotFoundError();
    default:
      return sendFile(e, release, answer);
  }
}

function sendFile(e, release, answer) {
  setAll(e.response.header(), answer.headers);
  if (answer.change) return e.html(answer.status, answer.change(toString(readAll(release.files, answer.file))));
  // Go's server does conditions, ranges and HEAD, but always as a success.
  if (answer.status === 200) return e.fileFS(release.files, answer.file);
  return e.blob(answer.status, answer.headers['Content-Type'], readAll(release.files, answer.file));
}

/** The headers that a release sets for all that it answers; those of every answer are set already (headers.pb.js). */
function setOfRelease(headers, { pageHeaders = {} }) {
  for (const name of HEADERS.everyOfRelease) {
    if (pageHeaders[name]) headers.set(name, pageHeaders[name]);
  }
}

/**
 * Sends a page that was made for this answer, and is kept by nobody.
 * @param {core.RequestEvent} e
 * @param {number} status
 * @param {string} html
 * @param {Record<string, string>} headers besides
 * @param {Record<string, string>} [ofPage] what browsers are told with such a page; by default one of the server's own,
 *   which has its style in it
 */
function sendMadePage(e, status, html, headers, ofPage = HEADERS.ownPage) {
  setAll(e.response.header(), { ...ofPage, 'Cache-Control': HEADERS.cache.none, ...headers });
  return e.html(status, html);
}

/**
 * Reads a file of a release.
 * @param {fs.FS} files
 * @param {string} name
 */
function readAll(files, name) {
  const file = files.open(name);
  try {
    return toBytes(file);
  } finally {
    file.close();
  }
}

function setAll(headers, values) {
  for (const name in values) headers.set(name, values[name]);
}

module.exports = { readAll, sendAnswer, sendMadePage };
