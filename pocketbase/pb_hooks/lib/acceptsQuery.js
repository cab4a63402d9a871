/**
 * Whether a page has something to show for a query: a page may declare which values it takes for a parameter, and any other
 * is a page that is not there. src/runtime/page/acceptsQuery.ts decides alike for navigations inside the site.
 * @param {Record<string, string[]> | undefined} declared by the page: parameter → values
 * @param {string} query without its question mark
 */
function acceptsQuery(declared, query) {
  if (!declared || !query) return true;
  return query.split('&').every((pair) => {
    const [name, value = ''] = pair.split('=').map(decode);
    const values = Object.prototype.hasOwnProperty.call(declared, name) ? declared[name] : undefined;
    return !values || values.includes(value);
  });
}

function decode(text) {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

module.exports = { acceptsQuery };
