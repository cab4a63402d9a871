import en from '../../../locales/en/redirects.json';
import { findRedirect, opensHost, type RedirectRule } from '../../../src/lib/url/findRedirect';
import { withoutSlash } from '../../../src/lib/url/paths';
import { fill } from '../../../src/lib/text/fill';
import { inEachLocale, isOfOneLocale, ownPath, prefixesOf } from './inEachLocale';
import { systemPathOf } from '../../../src/lib/url/systemPath';

/** Each locale's home page. */
type Homes = Record<string, string>;

export type RedirectMessages = typeof en;

/** The reason why a redirect cannot be saved: its field, a code, and a sentence for the editor. */
export interface Refusal {
  field: 'from' | 'to';
  code: string;
  message: string;
}

interface Followed {
  steps: string[];
  loops: boolean;
}

/** Replaces a `*`; no other rule contains it. */
const ANY = '~9f2c/';
const MOST_STEPS = 10;

/**
 * Checks a redirect before it is saved. A visitor is to be redirected once, so its target may not be redirected itself, it may
 * not make another redirect do so, and it may not be part of a loop.
 * @param draft the record before it is saved
 * @param others all other records
 * @param site the live manifest
 * @param messages in the editor's language
 */
export function checkRedirect(
  draft: { from: string; to: string },
  others: { from: string; to: string }[],
  {
    builtIn = [],
    homes = { '': '/' },
    siteUrl = '',
    files = {},
  }: { builtIn?: RedirectRule[]; homes?: Homes; siteUrl?: string; files?: object } = {},
  messages = en,
): Refusal | undefined {
  const taken = faultOfSource(draft.from, homes, files, messages);
  if (taken) return taken;
  const twin = others.find(({ from }) => withoutSlash(from) === withoutSlash(draft.from));
  if (twin) return fault('from', 'redirect_taken', messages.taken, twin);

  if (opensHost(draft.to))
    return fault('to', 'redirect_host', messages.host, { to: draft.to, start: draft.to.slice(0, -1) });
  const own = inEachLocale(draft, homes);
  if (own.length === 0) return fault('to', 'redirect_target', messages.target, draft);

  // As the build orders them: records for one locale first (src/gatsby/redirects/redirects.ts).
  const [ofOne, ofAll] = [true, false].map((one) =>
    others.filter(({ from }) => isOfOneLocale(from, homes) === one).flatMap((other) => inEachLocale(other, homes)),
  ) as [RedirectRule[], RedirectRule[]];
  const before = [...ofOne, ...ofAll, ...builtIn];
  const rules = isOfOneLocale(draft.from, homes) ? [...own, ...before] : [...ofOne, ...own, ...ofAll, ...builtIn];
  const follow = (path: string, by = rules) => followRules(by, path, siteUrl);
  for (const rule of own) {
    const problem = faultOfRule(rule, rules, follow, messages);
    if (problem) return problem;
  }
  for (const other of before) {
    const sample = sampleOf(other.from);
    // Most redirects are unrelated to this one, and there may be thousands.
    const first = findRedirect(rules, sample, '');
    const next = first && ownPath(first.location, siteUrl);
    if (next === undefined || !findRedirect(own, next, '')) continue;
    if (follow(sample).steps.length > 1 && follow(sample, before).steps.length < 2) {
      return fault('from', 'redirect_chain', messages.leadsHere, { from: other.from, to: draft.to });
    }
  }
  return undefined;
}

/** A redirect may hide neither paths of the system, such as the dashboard, nor files of the site itself. */
function faultOfSource(
  from: string,
  homes: Homes,
  files: object,
  { star, system, systemPrefix }: RedirectMessages,
): Refusal | undefined {
  if (from.slice(0, -1).includes('*')) return fault('from', 'redirect_star', star);
  const path = systemPathOf(from, prefixesOf(homes)) || fileMetBy(from, files);
  if (!path) return undefined;
  return fault('from', 'redirect_system', from.endsWith('*') ? systemPrefix : system, { from, path });
}

/** A file of the live site, such as a script, but not a page, that a rule would hide. */
function fileMetBy(from: string, files: object) {
  const isPage = (path: string) => /(\/|\.html)$/.test(path);
  if (!from.endsWith('*')) return Object.hasOwn(files, from) && !isPage(from) ? from : undefined;
  const start = from.slice(0, -1);
  return Object.keys(files).find((path) => path.startsWith(start) && !isPage(path));
}

function faultOfRule(
  rule: RedirectRule,
  rules: RedirectRule[],
  follow: (path: string) => Followed,
  messages: RedirectMessages,
): Refusal | undefined {
  const inCircles = (way: string[]) => fault('to', 'redirect_loop', messages.loop, { steps: way.join(' → ') });
  const { steps, loops } = follow(sampleOf(rule.from));
  const [from, to] = steps;
  if (from === undefined) return fault('to', 'redirect_self', messages.self, { from: rule.from });
  if (loops) return inCircles([rule.from, ...steps]);
  if (to !== undefined) return fault('to', 'redirect_chain', messages.leadsOn, { from, to });
  // A rule for many paths may lead to one that is redirected itself, as long as that ends.
  for (const path of pathsMetBy(rule, rules)) {
    const met = follow(path);
    if (met.loops) return inCircles([path, ...met.steps]);
  }
  return undefined;
}

/** Follows the rules from a path, until none applies or there is a loop. */
function followRules(rules: readonly RedirectRule[], start: string, siteUrl: string): Followed {
  const steps: string[] = [];
  const seen = [withoutSlash(start)];
  for (let path: string | undefined = start; path !== undefined;) {
    const found = findRedirect(rules, path, '');
    if (!found) return { steps, loops: false };
    steps.push(found.location);
    path = ownPath(found.location, siteUrl);
    if (path === undefined) break;
    if (seen.includes(withoutSlash(path)) || steps.length > MOST_STEPS) return { steps, loops: true };
    seen.push(withoutSlash(path));
  }
  return { steps, loops: false };
}

const sampleOf = (from: string) => (from.endsWith('*') ? from.slice(0, -1) + ANY : from);

/** Paths that a rule with two `*` redirects to the source of another rule. */
function pathsMetBy({ from, to }: RedirectRule, rules: readonly RedirectRule[]) {
  if (!from.endsWith('*') || !to.endsWith('*')) return [];
  const [source, target] = [from.slice(0, -1), to.slice(0, -1)];
  const met = rules.filter((rule) => rule.from.startsWith(target));
  return met.map((rule) => source + sampleOf(rule.from).slice(target.length));
}

const fault = (
  field: Refusal['field'],
  code: string,
  message: string,
  values: Readonly<Record<string, string>> = {},
): Refusal => ({ field, code, message: fill(message, values) });
