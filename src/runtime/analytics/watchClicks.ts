import type { Occurrence } from '../../lib/analytics/EVENTS';

/** Endings of files that visitors download. */
const FILES =
  /\.(pdf|docx?|xlsx?|pptx?|odt|ods|rtf|txt|csv|md|ics|zip|rar|7z|gz|mp3|wav|mp4|mov|avi|webm|mpe?g|exe|pkg|dmg)$/i;

/** The links that src/layout and src/sections mark as leading to the booking of a call. */
const BOOKING = 'a[data-counted="booking"]';

const placeOf = ({ origin, pathname }: HTMLAnchorElement): string => origin + pathname;

/** A block's link to the same calendar has no mark: editors write its URL. */
function isBooking(link: HTMLAnchorElement): boolean {
  const marked = [...document.querySelectorAll<HTMLAnchorElement>(BOOKING)];
  return marked.some((other) => placeOf(other) === placeOf(link));
}

/** Returns what a click on a link counts as, once: a download is no outbound click too. */
export function occurrenceOf(link: HTMLAnchorElement): Occurrence | undefined {
  const { protocol, host, hostname, pathname } = link;
  if (!/^https?:$/.test(protocol)) return undefined;
  // Without the query, which may contain anything.
  const target = { link_url: placeOf(link), link_domain: hostname };
  const outbound = host !== location.host;
  if (isBooking(link)) return { event: 'booking_click', ...target, outbound };
  const [, ending] = FILES.exec(pathname) ?? [];
  if (ending) {
    const file_name = pathname.replace(/.*\//, '');
    return { event: 'download', file_name, file_extension: ending.toLowerCase(), ...target };
  }
  return outbound ? { event: 'outbound_click', ...target, outbound } : undefined;
}

/** Counts clicks on links of the whole page, in a new tab too, and a click that preceded this script. */
export function watchClicks(count: (occurrence: Occurrence) => void): void {
  const look = (target: unknown) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const occurrence = link && occurrenceOf(link);
    if (occurrence) count(occurrence);
  };
  // boot/keepPress.ts sets it at the first click of the document.
  look(window.pressed);
  document.addEventListener('click', ({ target }) => look(target), true);
  // The middle button opens a link in a new tab.
  document.addEventListener('auxclick', ({ target, button }) => button === 1 && look(target), true);
}
