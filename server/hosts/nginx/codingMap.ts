/** For nginx: which name a compressed copy has beside its file, where the visitor takes that coding; else one that never exists. */
export function codingMap(coding: string, extension: string): string {
  const at = (name: string) => `^yes,(?:.*,)?\\s*${name}\\s*`;
  return `map "$site_whole,$http_accept_encoding" $site_takes_${coding} {
    default /none;
    "~*${at(coding)};\\s*q=0(?:\\.0*)?\\s*(?:,|$)" /none;
    "~*${at(`(?:${coding}|\\*)`)}(?:;\\s*q=(?:1(?:\\.0*)?|0?\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)" ${extension};
}`;
}
