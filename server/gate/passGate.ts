import { UserError } from '../UserError';
import { isPage, pageCount } from '../site/changedPages';
import { publicPath } from '../site/classify';
import type { Manifest, PublishedFile } from '../site/manifest';
import type { SiteFile } from '../site/readSiteFile';
import { checkFall } from './checkFall';
import { checkSite } from './checkSite';
import { type Violation, refusal } from '../site/Violation';
import type { PageFacts } from '../site/PageFacts';
import { type Warning, warningOf } from '../site/warningOf';

export interface Candidate {
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
