import { occurrences } from '../../lib/analytics/occurrences';
import type { EventContext, LayerEvent, Occurrence } from '../../lib/analytics/EVENTS';
import { firstSource } from '../../lib/analytics/firstSource';
import type { SiteSettings } from '../../lib/SiteSettings';
import { watchClicks } from './watchClicks';
import { watchForms } from './watchForms';

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
