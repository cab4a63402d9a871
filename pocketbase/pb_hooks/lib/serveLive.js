const { findLive } = require(`${__hooks}/lib/findLive.js`);
const { loadLive, noteMissing } = require(`${__hooks}/lib/loadLive.js`);
const { sendAnswer } = require(`${__hooks}/lib/sendAnswer.js`);

/** So many releases are tried where each turns out to have lost the file. */
const MOST_RELEASES = 5;

/**
 * Answers from the release that visitors see; where it has lost the file, from the newest whole one.
 * @param {core.RequestEvent} e
 * @param {object} request for findAnswer
 * @param {string} cookies as the browser sent them
 * @param {Record<string, string>} [more] headers besides
 */
function serveLive(e, request, cookies, more) {
  for (let tried = 1; ; tried++) {
    const { release, answer } = findLive(loadLive(), request, cookies);
    if (more) answer.headers = { ...answer.headers, ...more };
    try {
      return sendAnswer(e, release, answer);
    } catch (error) {
      if (tried === MOST_RELEASES || !answer.file || !noteMissing(release, answer.file)) throw error;
      // The next one may have the file in another encoding.
      for (const name in answer.headers) e.response.header().del(name);
    }
  }
}

module.exports = { serveLive };
