const HEADERS = require(`${__hooks}/lib/headers.json`);

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/**
 * Sends a file of the status page, of the bar on the site, or of what is added to the dashboard.
 * @param {core.RequestEvent} e
 * @param {string} name of a file in page/
 * @param {'status' | 'bar' | 'dashboard'} [part]
 */
function sendPage(e, name, part = 'status') {
  const folder = `${__hooks}/lib/${part}/page`;
  // Only what is there by this very name: no way leads out of the folder, and tests stay unseen.
  const isThere = $os.readDir(folder).some((entry) => entry.name() === name && !name.includes('.test.'));
  if (!isThere) throw new NotFoundError();
  // All that the page needs comes from this server; it sends nothing elsewhere and stands in nobody's frame.
  const headers = { ...HEADERS.editorPage, 'Cache-Control': HEADERS.cache.none };
  Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
  return e.blob(200, `${TYPES[name.split('.').pop()]}; charset=utf-8`, $os.readFile(`${folder}/${name}`));
}

module.exports = { sendPage };
