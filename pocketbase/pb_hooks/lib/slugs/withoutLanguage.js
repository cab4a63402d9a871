/**
 * The address of a page, written for no language in particular: "/sl/blog/a/" → "/blog/a/".
 * @param {string} address
 * @param {Record<string, string>} homes each language's home page
 */
function withoutLanguage(address, homes) {
  const prefix = Object.values(homes).find((home) => home !== '/' && address.startsWith(home)) || '/';
  return `/${address.slice(prefix.length)}`.replace(/\/?$/, '/');
}

module.exports = { withoutLanguage };
