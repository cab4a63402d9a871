import { Problem } from '../Problem';
import { publicPath } from '../release/classify';
import type { PublishedFile } from '../release/manifest';
import type { SiteFile } from '../release/readSiteFile';
import { checkFall } from './checkFall';
import { checkSite } from './checkSite';
import { refusal } from './Fault';
import type { PageFacts } from './PageFacts';

export interface Candidate {
  site: SiteFile;
  files: readonly PublishedFile[];
  facts: ReadonlyMap<string, PageFacts>;
  compilation: string;
  /** Pages of the release that is live; undefined where there is none, or where any fall is meant. */
  pagesBefore: number | undefined;
}

/**
 * Lets a build through that may go live.
 * @throws Problem with every fault, the record at fault and where to correct it
 */
export function passGate({ site, files, facts, compilation, pagesBefore }: Candidate): void {
  if (site.preview) {
    throw new Problem('This build shows drafts (PREVIEW=1), so it is not published. Unset PREVIEW and build again.');
  }
  const dashboardUrl = site.dashboardUrl ?? site.siteUrl;
  const addresses = new Set(files.map(({ file }) => publicPath(file)));
  const faults = [
    ...checkSite({ ...site, homes: site.homes ?? {}, dashboardUrl, facts, addresses, compilation }),
    ...(pagesBefore === undefined ? [] : checkFall(pagesBefore, facts.size)),
  ];
  if (faults.length > 0) throw refusal(faults, dashboardUrl);
}
