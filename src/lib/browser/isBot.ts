/** Search engines, and services that draw previews of shared links. */
export const BOTS =
  /(google|bing|duckduck|apple|twitter|linkedin|slack|discord|telegram)bot|google-inspectiontool|yandex|baiduspider|facebookexternalhit|whatsapp|embedly|pinterest/i;

/** Whether a page is read by a machine that indexes or previews it. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
