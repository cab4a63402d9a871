/** By this name the parts of a page's structured data point to the company, and pages point to the same one. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
