const { loadLive } = require(`${__hooks}/lib/loadLive.js`);

/**
 * The release that visitors see, as far as the bar needs it.
 * @param {core.App} app
 * @returns {{id: string, homes: Record<string, string>, has: (path: string) => boolean, readAt: string}} readAt: from when on
 *   what was saved is not in it
 */
function liveRelease(app) {
  const release = loadLive();
  if (!release) return { id: '', homes: {}, has: () => false, readAt: '' };
  const { id, manifest } = release;
  const has = (path) => Object.prototype.hasOwnProperty.call(manifest.files, path);
  // Who went back to it has a row too: the first one is of the build that made it.
  const [maker] = app.findRecordsByFilter('builds', 'release = {:id}', '@rowid', 1, 0, { id });
  const readAt = maker ? maker.getString('started_at') : manifest.createdAt.replace('T', ' ');
  return { id, homes: manifest.homes || {}, has, readAt };
}

module.exports = { liveRelease };
