const roles = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/roles`;
const { termsOf } = require(`${roles}/termsOf.js`);

/**
 * Takes a realtime subscription apart: `posts/*?options={"query":{"filter":"…"}}`.
 * @param {string} subscription
 * @returns {{collection: string, terms: string} | undefined} undefined where its options can not be read
 */
function readSubscription(subscription) {
  const [topic, ...rest] = subscription.split('?');
  const texts = [];
  for (const pair of rest.join('?').split('&')) {
    if (pair === '') continue;
    const value = termsOf(pair.slice(pair.indexOf('=') + 1));
    texts.push(value);
    // JSON may write any letter as \u0040: what counts is what it says.
    try {
      collectTexts(JSON.parse(value), texts);
    } catch {
      return undefined;
    }
  }
  return { collection: topic.split('/')[0], terms: texts.join('\n') };
}

function collectTexts(value, texts) {
  if (typeof value === 'string') texts.push(value);
  else if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) collectTexts(value[key], texts);
  }
}

module.exports = { readSubscription };
