/** By this name the parts of a page's structured data point to the site. */
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;
