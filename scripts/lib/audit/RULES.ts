import type { AuditRule } from './AuditRule';
import { alternativeTexts } from './rules/alternativeTexts';
import { canonicalLinks } from './rules/canonicalLinks';
import { depth } from './rules/depth';
import { descriptions } from './rules/descriptions';
import { headingOrder } from './rules/headingOrder';
import { interfaceWords } from './rules/interfaceWords';
import { languageOfParts } from './rules/languageOfParts';
import { languages } from './rules/languages';
import { linkTexts } from './rules/linkTexts';
import { mainHeading } from './rules/mainHeading';
import { orphans } from './rules/orphans';
import { sitemap } from './rules/sitemap';
import { stableCanonical } from './rules/stableCanonical';
import { straightLinks } from './rules/straightLinks';
import { titles } from './rules/titles';
import { uniqueDescriptions } from './rules/uniqueDescriptions';
import { uniqueTitles } from './rules/uniqueTitles';

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
  interfaceWords,
  straightLinks,
  depth,
  orphans,
];
