import { SHRINK_CURE } from '../Shrink';
import { isPage, pageCount } from '../site/changedPages';
import { publicPath } from '../site/classify';
import type { Manifest, PublishedFile } from '../site/manifest';
import type { PageFacts } from '../site/PageFacts';
import type { SiteFile } from '../site/readSiteFile';
import { refusal, type Violation } from '../site/Violation';
import { type Warning, warningOf } from '../site/warningOf';
import { UserError } from '../UserError';
import { checkSite } from './checkSite';

/** A smaller fall is an editor's day's work. */
const FEW = 5;
const SHARE = 0.3;
/** Pages that lists make: they go with the records that they list. */
const OF_LISTS = /\/page\/\d+\/$|\/blog\/tag\/[^/]+\/$/;

/**
 * Refuses a release that has lost many pages: a backend that answers with an empty list looks like a site without content.
 * @param before pages of the release that is live
 * @param now pages of the new one
 * @param lost addresses of those that it has no longer
 * @param allowed addresses that may go, as somebody confirmed; they are not counted
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
  return [{ sentence: `The site would fall from ${before} pages to ${now}. ${SHRINK_CURE}`, lost }];
}

interface Candidate {
  site: SiteFile;
  files: readonly PublishedFile[];
  facts: ReadonlyMap<string, PageFacts>;
  compilation: string;
  /** The first control character of each text file that holds one, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** The live release. */
  live: Manifest | undefined;
  /** Any fall of the number of pages is meant. */
  allowFewerPages: boolean;
  /** Addresses of pages that may go, however many. */
  allowedToGo: readonly string[];
}

/**
 * Lets a build through that may go live.
 * @returns what is not right and may go live
 * @throws UserError with every fault, the record at fault and where to correct it
 */
export function passGate(candidate: Candidate): Warning {
  const { site, files, facts, compilation, controls = {}, live } = candidate;
  if (site.preview) {
    throw new UserError('This build shows drafts (PREVIEW=1), so it is not published. Unset PREVIEW and build again.');
  }
  const dashboardUrl = site.dashboardUrl ?? site.siteUrl;
  const addresses = new Set(files.map(({ file }) => publicPath(file)));
  const built = {
    ...site,
    homes: site.homes ?? {},
    gone: site.gone ?? [],
    dashboardUrl,
    facts,
    addresses,
    compilation,
    controls,
  };
  const wasPage = (address: string) => Object.hasOwn(live?.files ?? {}, address) && isPage(live?.files[address]);
  const found = checkSite({ ...built, wasPage });
  const faults = [...found.filter(({ isAllowed }) => !isAllowed), ...checkLoss(candidate)];
  if (faults.length > 0) throw refusal(faults, dashboardUrl);
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
