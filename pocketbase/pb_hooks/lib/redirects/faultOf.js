const { loadLive } = require(`${__hooks}/lib/loadLive.js`);
const SYSTEM = require(`${__hooks}/lib/systemPaths.json`);
const { prefixesOf } = require(`${__hooks}/lib/redirects/inEachLocale.js`);
const { systemPathOf } = require(`${__hooks}/lib/redirects/systemPath.js`);
const { checkRedirect } = require(`${__hooks}/lib/redirects/checkRedirect.js`);

/**
 * What is wrong with a redirect beside all others and beside the rules of the site's code.
 * @param {core.App} app
 * @param {{id?: string, from: string, to: string}} draft the record as it is to be
 * @returns {{field: 'from' | 'to', code: string, message: string} | undefined}
 */
function faultOf(app, { id = '', from, to }) {
  const others = app.findAllRecords('redirects').filter((record) => record.id !== id);
  const { homes, siteUrl, files, redirects = [] } = siteNow();
  const builtIn = redirects.filter((rule) => rule.builtIn);
  const rules = others.map((record) => ({ from: record.getString('from'), to: record.getString('to') }));
  return checkRedirect({ from, to }, rules, { homes, siteUrl, builtIn, files: files || {} });
}

/**
 * The path of the API, the dashboard or the forms that a path would take.
 * @param {string} from
 * @returns {string | undefined} the system's path
 */
function systemPathTakenBy(from) {
  const { homes = {} } = siteNow();
  return systemPathOf(from, prefixesOf(homes), SYSTEM.server);
}

/** What the live release says of the site; nothing before the first one. */
function siteNow() {
  const release = loadLive();
  return release ? release.manifest : {};
}

module.exports = { faultOf, siteNow, systemPathTakenBy };
