const { messagePage } = require(`${__hooks}/lib/preview/messagePage.js`);
const { sendMadePage } = require(`${__hooks}/lib/sendAnswer.js`);

const LANGUAGES = ['en', 'sl'];

/**
 * Says that a preview has ended, or that it is not ready.
 * @param {core.RequestEvent} e
 * @param {number} status
 * @param {'ended' | 'wait'} which
 * @param {string} [trouble] why it is not ready
 */
function sendMessage(e, status, which, trouble = '') {
  const waits = which === 'wait';
  const parts = LANGUAGES.map((lang) => {
    const words = require(`${__hooks}/../../locales/${lang}/preview.json`)[which];
    const isFault = waits && trouble !== '';
    return {
      lang,
      title: isFault ? words.failed : words.title,
      lines: [isFault ? words.again : words.text],
      link: words.home,
    };
  });
  const more = waits ? { href: '/_site/preview/leave', script: '/_site/preview/page/wait.js', trouble } : { href: '/' };
  return sendMadePage(e, status, messagePage(parts, more), { 'X-Robots-Tag': 'noindex, nofollow' });
}

module.exports = { sendMessage };
