/** User agents of search engines and of services that show previews of shared links. */
export const BOTS =
  /(google|bing|duckduck|apple|twitter|linkedin|slack|discord|telegram)bot|google-inspectiontool|yandex|baiduspider|facebookexternalhit|whatsapp|embedly|pinterest/i;

/** Whether the user agent is a program that indexes or previews pages. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
