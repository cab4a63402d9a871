// goja has no module resolution relative to the caller: the hooks folder is known by name there, beside us in Node.
const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const { findRedirect, withoutSlash } = require(`${lib}/findRedirect.js`);
const { inEachLocale, prefixesOf } = require(`${lib}/redirects/inEachLocale.js`);
const { systemPathOf } = require(`${lib}/redirects/systemPath.js`);

/** Stands for whatever a `*` matches; no other rule names its beginning. */
const ANY = '~9f2c/';
const MOST_STEPS = 10;

/**
 * What is wrong with a redirect that an editor is about to save. A visitor is to be sent on once, so it may not lead to an
 * address that is itself redirected, nor make another redirect do so, nor go round in circles.
 * @param {{from: string, to: string}} draft the record as it is to be
 * @param {{from: string, to: string}[]} others all other records
 * @param {{builtIn?: object[], homes?: Record<string, string>, siteUrl?: string, files?: object}} site the live manifest
 * @returns {{field: 'from' | 'to', code: string, message: string} | undefined}
 */
function checkRedirect(draft, others, { builtIn = [], homes = { '': '/' }, siteUrl = '', files = {} } = {}) {
  const taken = faultOfSource(draft.from, homes, files);
  if (taken) return taken;
  const twin = others.find(({ from }) => withoutSlash(from) === withoutSlash(draft.from));
  if (twin) return fault('from', 'redirect_taken', `${twin.from} is redirected already, to ${twin.to}.`);

  const own = inEachLocale(draft, homes);
  if (own.length === 0)
    return fault('to', 'redirect_target', `${draft.to} is neither a path of this site nor an address.`);

  const before = [...others.flatMap((other) => inEachLocale(other, homes)), ...builtIn];
  const rules = [...own, ...before];
  const follow = (path, by = rules) => followRules(by, path, siteUrl);
  for (const rule of own) {
    const problem = faultOf(rule, rules, follow);
    if (problem) return problem;
  }
  for (const other of before) {
    const sample = sampleOf(other.from);
    // Most redirects have nothing to do with this one, and there may be thousands.
    const first = findRedirect(rules, sample, '');
    const next = first && pathOf(first.location, siteUrl);
    if (next === undefined || !findRedirect(own, next, '')) continue;
    if (follow(sample).steps.length > 1 && follow(sample, before).steps.length < 2) {
      return fault('from', 'redirect_chain', `${other.from} leads here. Let it lead to ${draft.to} first.`);
    }
  }
  return undefined;
}

/** A redirect may take neither what the system answers, such as the dashboard, nor files that the site itself is made of. */
function faultOfSource(from, homes, files) {
  if (from.slice(0, -1).includes('*')) return fault('from', 'redirect_star', 'A * may only stand at the end.');
  const own = systemPathOf(from, prefixesOf(homes)) || fileMetBy(from, files);
  if (!own) return undefined;
  const way = from.endsWith('*') ? 'Write a longer beginning before the *.' : 'Choose another path.';
  return fault('from', 'redirect_system', `${from} would take ${own}, which belongs to the system. ${way}`);
}

/** A file of the live site that is no page, such as a script, and that a rule with a `*` would take. */
function fileMetBy(from, files) {
  const isPage = (path) => /(\/|\.html)$/.test(path);
  if (!from.endsWith('*')) return Object.hasOwn(files, from) && !isPage(from) ? from : undefined;
  const start = from.slice(0, -1);
  return Object.keys(files).find((path) => path.startsWith(start) && !isPage(path));
}

function faultOf(rule, rules, follow) {
  const { steps, loops } = follow(sampleOf(rule.from));
  if (steps.length === 0) return fault('to', 'redirect_self', `${rule.from} would lead to itself.`);
  if (loops) return fault('to', 'redirect_loop', `This goes round in circles: ${[rule.from, ...steps].join(' → ')}.`);
  if (steps.length > 1) {
    return fault('to', 'redirect_chain', `${steps[0]} is redirected itself, to ${steps[1]}. Lead straight there.`);
  }
  // A rule for many addresses may meet one that is redirected in its turn, as long as that comes to an end.
  for (const path of pathsMetBy(rule, rules)) {
    const met = follow(path);
    if (met.loops)
      return fault('to', 'redirect_loop', `This goes round in circles: ${[path, ...met.steps].join(' → ')}.`);
  }
  return undefined;
}

/** Where rules send a path, step by step, until none does any more, or until the way goes round. */
function followRules(rules, start, siteUrl) {
  const steps = [];
  const seen = [withoutSlash(start)];
  for (let path = start; path !== undefined;) {
    const found = findRedirect(rules, path, '');
    if (!found) return { steps, loops: false };
    steps.push(found.location);
    path = pathOf(found.location, siteUrl);
    if (path === undefined) break;
    if (seen.includes(withoutSlash(path)) || steps.length > MOST_STEPS) return { steps, loops: true };
    seen.push(withoutSlash(path));
  }
  return { steps, loops: false };
}

/** The decoded path of an address on this site; undefined elsewhere. */
function pathOf(location, siteUrl) {
  const here =
    siteUrl && (location === siteUrl || location.startsWith(`${siteUrl}/`)) ? location.slice(siteUrl.length) : location;
  if (here !== '' && !here.startsWith('/')) return undefined;
  const path = here.replace(/[?#].*$/, '') || '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const sampleOf = (from) => (from.endsWith('*') ? from.slice(0, -1) + ANY : from);

/** Addresses for which a rule with a `*` at both ends leads to where another rule begins. */
function pathsMetBy({ from, to }, rules) {
  if (!from.endsWith('*') || !to.endsWith('*')) return [];
  const [source, target] = [from.slice(0, -1), to.slice(0, -1)];
  const met = rules.filter((rule) => rule.from.startsWith(target));
  return met.map((rule) => source + sampleOf(rule.from).slice(target.length));
}

const fault = (field, code, message) => ({ field, code, message });

module.exports = { checkRedirect };
