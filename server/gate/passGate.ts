import { Problem } from '../Problem';
import { isPage, pageCount } from '../release/changedPages';
import { publicPath } from '../release/classify';
import type { Manifest, PublishedFile } from '../release/manifest';
import type { SiteFile } from '../release/readSiteFile';
import { checkFall } from './checkFall';
import { checkSite } from './checkSite';
import { refusal } from './Fault';
import type { PageFacts } from './PageFacts';
import { type Warning, warningOf } from './warningOf';

export interface Candidate {
  site: SiteFile;
  files: readonly PublishedFile[];
  facts: ReadonlyMap<string, PageFacts>;
  compilation: string;
  /** The first control character of each text file that holds one, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** What is live now. */
  live: Manifest | undefined;
  /** Any fall of the number of pages is meant. */
  allowFewerPages: boolean;
}

/**
 * Lets a build through that may go live.
 * @returns what is not right and may go live
 * @throws Problem with every fault, the record at fault and where to correct it
 */
export function passGate({
  site,
  files,
  facts,
  compilation,
  controls = {},
  live,
  allowFewerPages,
}: Candidate): Warning {
  if (site.preview) {
    throw new Problem('This build shows drafts (PREVIEW=1), so it is not published. Unset PREVIEW and build again.');
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
  const faults = [
    ...found.filter(({ isAllowed }) => !isAllowed),
    ...(live && !allowFewerPages ? checkFall(pageCount(live), facts.size) : []),
  ];
  if (faults.length > 0) throw refusal(faults, dashboardUrl);
  return warningOf(
    found.filter(({ isAllowed }) => isAllowed),
    dashboardUrl,
  );
}
