/** The full address of a file of the site, or of a bucket that already has one. */
export const absoluteUrl = (address: string, siteUrl: string): string => new URL(address, siteUrl).href;
