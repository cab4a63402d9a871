import { publicPath } from '../site/classify';
import { isSystemPath } from '../site/addressesIn';
import type { Violation } from '../site/Violation';
import { type BuiltSite, recordOf } from './BuiltSite';
import { checkHead } from './checkHead';
import { checkLinks } from './checkLinks';

const AGAIN = 'The next attempt builds everything from nothing.';

/** Checks that each listed page exists, is complete and belongs to this build: a killed build leaves pages of two builds. */
function checkWhole({ pages, facts, compilation }: BuiltSite): Violation[] {
  return Object.entries(pages).flatMap(([path, origin]) => {
    const page = facts.get(path);
    const isOfBuild = true;
    if (!page) return [{ sentence: `The page ${path} was not built. ${AGAIN}`, record: recordOf(origin), isOfBuild }];
    if (!page.whole) return [{ sentence: `The page ${path} is cut short. ${AGAIN}`, isOfBuild }];
    if (page.compilation === undefined || page.compilation === compilation) return [];
    return [{ sentence: `The page ${path} comes from another build than the rest. ${AGAIN}`, isOfBuild }];
  });
}

/**
 * Checks that the site's Content-Security-Policy allows all inline code: browsers skip other code with a message in the
 * console only. The policy is made by the build, so such code is a bug, or was injected into a page.
 */
function checkCode({ pages, facts, pageHeaders = {} }: BuiltSite): Violation[] {
  const policy = pageHeaders['Content-Security-Policy'];
  if (policy === undefined) return [];
  const [runs, shows] = [permits(policy, 'script-src'), permits(policy, 'style-src')];
  return Object.keys(pages).flatMap((path) => {
    const { scripts = [], styles = [] } = facts.get(path) ?? {};
    return [
      ...scripts.filter((hash) => !runs(hash)).map((hash) => violationOf(path, 'a script', hash)),
      ...styles.filter((hash) => !shows(hash)).map((hash) => violationOf(path, 'a style', hash)),
    ];
  });
}

function permits(policy: string, directive: string): (hash: string) => boolean {
  const sources = policy.split(';').map((part) => part.trim().split(/\s+/));
  const permitted = new Set(sources.find(([name]) => name === directive));
  return (hash) => permitted.has("'unsafe-inline'") || permitted.has(`'${hash}'`);
}

const violationOf = (path: string, what: string, hash: string): Violation => ({
  sentence:
    `The page ${path} holds ${what} (${hash}) that the site's Content-Security-Policy does not let browsers run. ` +
    'Load it from a file, or name it in src/gatsby/siteJson/pageHeaders.ts.',
});

/** Reports control characters in the texts that were read for this release, once for each record. */
export function checkControls({ controls = {}, pages }: Pick<BuiltSite, 'controls' | 'pages'>): Violation[] {
  const faults = Object.entries(controls).map(([file, control]): [key: string, fault: Violation] => {
    const { collection, record } = pages[pageOf(file)] ?? {};
    const sentence = `The file ${file} holds the control character ${control}, which no text may hold.`;
    if (!collection || !record) return [file, { sentence }];
    return [`${collection} ${record}`, { sentence, record: { collection, id: record } }];
  });
  return [...new Map(faults.reverse()).values()].reverse();
}

/** The path of the page that a file belongs to: its HTML, its data or its Markdown. */
function pageOf(file: string): string {
  const data = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
  if (data) return data === 'index' ? '/' : `/${data}/`;
  return file.endsWith('.md') ? `/${file.slice(0, -'.md'.length)}/` : publicPath(file);
}

/** Reports rules that would hide the dashboard, the API or the forms. No host gets them, so they do not block the release. */
function checkSystemPaths({ redirects, gone = [] }: Pick<BuiltSite, 'redirects' | 'gone'>): Violation[] {
  const rules = new Set([...redirects.map(({ from }) => from), ...gone].filter(isSystemPath));
  return [...rules].map((from) => ({
    sentence: `The redirect or removed page ${from} is left out, for the path belongs to the system. Delete its record.`,
    isAllowed: true,
  }));
}

/** All violations of a build, each once; non-blocking ones are marked. */
export function checkSite(site: BuiltSite): Violation[] {
  return [
    ...checkWhole(site),
    ...checkHead(site),
    ...checkLinks(site),
    ...checkFiles(site),
    ...checkSystemPaths(site),
    ...checkCode(site),
    ...checkControls(site),
  ];
}

/**
 * Reports files that records name and that the build could not get. Pages are complete without them, so a lost image blocks no
 * change; the warning names the record in which it can be uploaded again.
 */
function checkFiles({ missingFiles }: Pick<BuiltSite, 'missingFiles'>): Violation[] {
  return missingFiles.map(({ collection, record, file }) => ({
    sentence: `The file ${file} is gone or cannot be shown, and pages are shown without it.`,
    record: { collection, id: record },
    isAllowed: true,
  }));
}
