const { wantsBar } = require(`${__hooks}/lib/bar/wantsBar.js`);
const { findAnswer } = require(`${__hooks}/lib/findAnswer.js`);
const { own } = require(`${__hooks}/lib/own.js`);

/**
 * What somebody gets who sees the site as it is live, and of which release.
 * @param {object | undefined} release as loadRelease gave it
 * @param {object} request for findAnswer
 * @param {string} cookies as the browser sent them
 */
function findLive(release, request, cookies) {
  const answer = findAnswer(release && release.manifest, request);
  // Somebody went back to an older release: a tab of the newer one still asks for its hashed files.
  const newer = answer.status === 404 && release.newer;
  const kept = newer && own(newer.manifest.files, request.path);
  if (kept && kept.cache === 'immutable') return { release: newer, answer: findAnswer(newer.manifest, request) };
  if (!wantsBar(answer, () => cookies)) return { release, answer };
  const { withBar } = require(`${__hooks}/lib/bar/withBar.js`);
  return { release, answer: withBar(findAnswer(release.manifest, { ...request, acceptEncoding: '' })) };
}

module.exports = { findLive };
