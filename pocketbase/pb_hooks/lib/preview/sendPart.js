const TYPES = {
  'strip.css': 'text/css; charset=utf-8',
  'strip.js': 'text/javascript; charset=utf-8',
  'wait.js': 'text/javascript; charset=utf-8',
};

/**
 * Sends a file that a preview adds to the site's pages.
 * @param {core.RequestEvent} e
 * @param {string} name of a file in page/
 */
function sendPart(e, name) {
  if (!Object.prototype.hasOwnProperty.call(TYPES, name)) throw new NotFoundError();
  return e.blob(200, TYPES[name], $os.readFile(`${__hooks}/lib/preview/page/${name}`));
}

module.exports = { sendPart };
