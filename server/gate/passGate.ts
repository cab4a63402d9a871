import { SHRINK_REMEDY, UserError } from '../UserError';
import { publicPath } from '../site/classify';
import { isPage, type Manifest, pageCount, type PublishedFile } from '../site/manifest';
import type { PageFacts } from '../site/PageFacts';
import { hasHome, type SiteFile } from '../site/readSiteFile';
import { refusal, type Violation, type Warning, warningOf } from '../site/Violation';
import { checkSite } from './checkSite';

/** Fewer lost pages can be an editor's day's work. */
const FEW = 5;
const SHARE = 0.3;
/** Pages of lists: they disappear with the records that they list. */
const OF_LISTS = /\/page\/\d+\/$|\/blog\/tag\/[^/]+\/$/;

/**
 * Refuses a release that lost many pages: a backend that answers with an empty list looks like a site without content.
 * @param before number of pages of the live release
 * @param now number of pages of the new release
 * @param lost URL paths of the lost pages
 * @param allowed URL paths of pages that may go, as an editor confirmed; they are not counted
 */
export function checkFall(
  before: number,
  now: number,
  lost: readonly string[] = [],
  allowed: readonly string[] = [],
): Violation[] {
  const mayGo = new Set(allowed);
  const isMeant = (address: string) => mayGo.has(address) || (mayGo.size > 0 && OF_LISTS.test(address));
  const expected = before - lost.filter(isMeant).length;
  if (expected - now <= Math.max(FEW, expected * SHARE)) return [];
  return [{ sentence: `The site would fall from ${before} pages to ${now}. ${SHRINK_REMEDY}`, lost }];
}

/**
 * Refuses a release whose home page is that of a site without content, once a release had one with content: this is never intended,
 * whatever number of pages may go.
 * @param live the live release; a legacy one does not have the fact, and a first release has none before it
 */
export function checkHome(
  site: Pick<SiteFile, 'homes' | 'pages'>,
  live: Pick<Manifest, 'hasHome'> | undefined,
): Violation[] {
  if (!live?.hasHome || hasHome(site)) return [];
  const sentence =
    'The home page would say that the site has no content: no published page has the slug "home". ' +
    'Publish that page again, or restore it from the bin at /_site/status.';
  return [{ sentence }];
}

interface Candidate {
  site: SiteFile;
  files: readonly PublishedFile[];
  facts: ReadonlyMap<string, PageFacts>;
  compilation: string;
  /** The first control character of each text file with any, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** The live release. */
  live: Manifest | undefined;
  /** The site may lose any number of pages. */
  allowFewerPages: boolean;
  /** URL paths of pages that may go. */
  allowedToGo: readonly string[];
}

/**
 * Checks whether a build may go live.
 * @returns non-blocking problems
 * @throws UserError with every violation, the record to correct and its URL in the dashboard
 */
export function passGate(candidate: Candidate): Warning {
  const { site, files, facts, compilation, controls, live } = candidate;
  if (site.preview) {
    throw new UserError('This build shows drafts (PREVIEW=1), so it is not published. Unset PREVIEW and build again.');
  }
  const dashboardUrl = site.dashboardUrl ?? site.siteUrl;
  const addresses = new Set(files.map(({ file }) => publicPath(file)));
  const wasPage = (address: string) => Object.hasOwn(live?.files ?? {}, address) && isPage(live?.files[address]);
  const found = checkSite({ ...site, facts, addresses, compilation, controls, wasPage });
  const violations = [
    ...found.filter(({ isAllowed }) => !isAllowed),
    ...checkHome(site, live),
    ...checkLoss(candidate),
  ];
  if (violations.length > 0) throw refusal(violations, dashboardUrl);
  return warningOf(
    found.filter(({ isAllowed }) => isAllowed),
    dashboardUrl,
  );
}

/** Compares the number of pages with that of the live release. */
function checkLoss({ facts, live, allowFewerPages, allowedToGo }: Candidate): Violation[] {
  if (!live || allowFewerPages) return [];
  const lost = Object.keys(live.files).filter((address) => isPage(live.files[address]) && !facts.has(address));
  return checkFall(pageCount(live), facts.size, lost, allowedToGo);
}
