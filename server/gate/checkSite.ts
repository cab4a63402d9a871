import { publicPath } from '../site/classify';
import { isSystemPath } from '../site/isSystemPath';
import type { Violation } from '../site/Violation';
import type { BuiltSite } from './BuiltSite';
import { checkHead } from './checkHead';
import { checkLinks } from './checkLinks';
import { checkWhole } from './checkWhole';

/**
 * Whether browsers run all code that stands in the pages: what the site's Content-Security-Policy does not name, they leave
 * out without a word to anybody but the console. A policy is of the build, so such code is a fault of the code, or was
 * slipped into a page.
 */
function checkCode({ pages, facts, pageHeaders = {} }: BuiltSite): Violation[] {
  const policy = pageHeaders['Content-Security-Policy'];
  if (policy === undefined) return [];
  const [runs, shows] = [permits(policy, 'script-src'), permits(policy, 'style-src')];
  return Object.keys(pages).flatMap((path) => {
    const { scripts = [], styles = [] } = facts.get(path) ?? {};
    return [
      ...scripts.filter((hash) => !runs(hash)).map((hash) => faultOf(path, 'a script', hash)),
      ...styles.filter((hash) => !shows(hash)).map((hash) => faultOf(path, 'a style', hash)),
    ];
  });
}

function permits(policy: string, directive: string): (hash: string) => boolean {
  const sources = policy.split(';').map((part) => part.trim().split(/\s+/));
  const permitted = new Set(sources.find(([name]) => name === directive));
  return (hash) => permitted.has("'unsafe-inline'") || permitted.has(`'${hash}'`);
}

const faultOf = (path: string, what: string, hash: string): Violation => ({
  sentence:
    `The page ${path} holds ${what} (${hash}) that the site's Content-Security-Policy does not let browsers run. ` +
    'Load it from a file, or name it in src/gatsby/siteJson/pageHeaders.ts.',
});

/** Whether any text that was read for this release holds a control character. One fault a record is enough. */
export function checkControls({ controls = {}, pages }: Pick<BuiltSite, 'controls' | 'pages'>): Violation[] {
  const faults = Object.entries(controls).map(([file, control]): [key: string, fault: Violation] => {
    const { collection, record } = pages[pageOf(file)] ?? {};
    const sentence = `The file ${file} holds the control character ${control}, which no text may hold.`;
    if (!collection || !record) return [file, { sentence }];
    return [`${collection} ${record}`, { sentence, record: { collection, id: record } }];
  });
  return [...new Map(faults.reverse()).values()].reverse();
}

/** The URL of the page that a file is, or that it is the data or the Markdown of. */
function pageOf(file: string): string {
  const data = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
  if (data) return data === 'index' ? '/' : `/${data}/`;
  return file.endsWith('.md') ? `/${file.slice(0, -'.md'.length)}/` : publicPath(file);
}

/** Rules that would take the dashboard, the API or the forms from the server. No host gets them, so the rest goes live. */
function checkSystemPaths({ redirects, gone }: Pick<BuiltSite, 'redirects' | 'gone'>): Violation[] {
  const rules = new Set([...redirects.map(({ from }) => from), ...gone].filter(isSystemPath));
  return [...rules].map((from) => ({
    sentence: `The redirect or removed page ${from} is left out, for the path belongs to the system. Delete its record.`,
    isAllowed: true,
  }));
}

/** Everything that is not right with a build, each fault once; what may go live all the same is marked. */
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
 * Whether each file that a record names was there for the build. Pages are whole without it, so a picture that is lost keeps
 * nobody's change from visitors; who can upload it again is told.
 */
function checkFiles({ missingFiles }: Pick<BuiltSite, 'missingFiles'>): Violation[] {
  return missingFiles.map(({ collection, record, file }) => ({
    sentence: `The file ${file} is gone or cannot be shown, and pages are shown without it.`,
    record: { collection, id: record },
    isAllowed: true,
  }));
}
