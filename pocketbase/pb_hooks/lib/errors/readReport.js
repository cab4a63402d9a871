const LONGEST = { message: 300, stack: 3000, path: 300, version: 20 };

/** An address without what stands behind its path: a query may say who asked. */
const withoutQuery = (text) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1');

/** Letters only, on lines: nothing that moves a terminal's cursor or ends an entry of a log. */
const printable = (text) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/**
 * Takes from what a browser sent what an error report holds, and nothing else. The browser has taken out what is personal
 * (src/runtime/errors/errorReport.ts); addresses are looked at once more, since anybody can send a report.
 * @param {unknown} body parsed JSON
 * @returns {{message: string, stack: string, path: string, version: string} | undefined} undefined for no report
 */
function readReport(body) {
  const text = (name) => {
    const value = body && body[name];
    return typeof value === 'string' ? printable(withoutQuery(value)).slice(0, LONGEST[name]) : '';
  };
  const message = text('message').trim();
  const path = text('path').split(/[?#]/)[0];
  if (!message || !path.startsWith('/')) return undefined;
  return { message, stack: text('stack'), path, version: text('version') };
}

module.exports = { readReport };
