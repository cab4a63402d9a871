import { occurrences } from '../../lib/analytics/occurrences';
import type { EventContext, LayerEvent, Occurrence } from '../../lib/analytics/EVENTS';
import { firstSource } from '../../lib/analytics/firstSource';
import type { SiteSettings } from '../../lib/SiteSettings';
import { watchForms } from './watchForms';

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
function occurrenceOf(link: HTMLAnchorElement): Occurrence | undefined {
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
function watchClicks(count: (occurrence: Occurrence) => void): void {
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

function contextOf(source: string, page_location: string, build_target: string): EventContext {
  const first = [...new URLSearchParams(source)];
  const valueOf = (wanted: string) => first.find(([name]) => name === wanted)?.[1] ?? '';
  const clickId = first.find(([name]) => !name.startsWith('utm_'));
  return {
    page_location,
    page_language: document.documentElement.lang,
    build_target,
    first_source: valueOf('utm_source'),
    first_medium: valueOf('utm_medium'),
    first_campaign: valueOf('utm_campaign'),
    first_click_id: clickId?.join('=') ?? '',
  };
}

/** The events of an occurrence: a form is also a lead, in the name that Google Analytics recommends. */
function eventsOf(occurrence: Occurrence, context: EventContext): LayerEvent[] {
  const event: LayerEvent = { ...occurrence, ...context };
  if (event.event !== 'form_sent') return [event];
  const lead_source = context.first_source || context.first_click_id.replace(/=.*/, '');
  return [event, { ...event, event: 'generate_lead', lead_source }];
}

let isRunning = false;

/**
 * Pushes each counted event to the data layer, with its context: those of this document so far, and each further one. Keeps
 * the campaign of the first page also if nothing is counted, for the record of a form. A second call does nothing.
 * @param push pushes an event
 * @param address makes a URL fit for reports
 * @param campaign names of a campaign's parameters
 */
export function countEvents(
  push: (event: LayerEvent) => void,
  address: (url: string) => string,
  campaign: RegExp,
  { events, buildTarget = 'default' }: Pick<SiteSettings, 'events' | 'buildTarget'>,
): void {
  if (isRunning) return;
  isRunning = true;
  const source = () => firstSource(campaign);
  source();
  const count = (occurrence: Occurrence) => {
    const context = contextOf(source(), address(location.href), buildTarget);
    for (const event of eventsOf(occurrence, context)) if (events?.includes(event.event) ?? true) push(event);
  };
  const list = occurrences();
  for (const occurrence of list.splice(0)) count(occurrence);
  list.push = (...added) => {
    for (const occurrence of added) count(occurrence);
    return 0;
  };
  watchClicks(count);
  watchForms(count, source);
}
