import type { AuditRule } from './AuditRule';
import { alternativeTexts, interfaceLabels, languageOfParts, languages } from './rules/languages';
import { canonicalLinks, depth, orphans, sitemap, straightLinks } from './rules/links';
import { descriptions, titles, uniqueDescriptions, uniqueTitles } from './rules/textLengths';
import { headingOrder, mainHeading } from './rules/headings';
import { linkTexts } from './rules/linkTexts';
import { stableCanonical } from './rules/stableCanonical';

/** The rules of the audit, in the order of its table. */
export const RULES: readonly AuditRule[] = [
  sitemap,
  titles,
  uniqueTitles,
  descriptions,
  uniqueDescriptions,
  canonicalLinks,
  stableCanonical,
  mainHeading,
  headingOrder,
  alternativeTexts,
  linkTexts,
  languages,
  languageOfParts,
  interfaceLabels,
  straightLinks,
  depth,
  orphans,
];
