import { dataLayer } from '../analytics/dataLayer';
import type { Choice } from './choice';
import { denyByDefault, gtag } from './consentMode';

/** Scripts that src/gatsby/postProcessHtml.ts made inert at build time. Once they run there are none. */
const INERT = 'script[data-category="analytics"]';

const granted = (agreed: boolean): string => (agreed ? 'granted' : 'denied');

/** Reports the visitor's consent. */
export function updateConsent({ analytics, functional }: Choice): void {
  gtag('consent', 'update', {
    analytics_storage: granted(analytics),
    functionality_storage: granted(functional),
    personalization_storage: granted(functional),
  });
}

/**
 * Reports the choice to the tags, and runs them with consent. Tag Manager processes the layer in order, with the
 * consent state at each entry. So earlier events go behind the consent, and behind the event with which Tag Manager
 * starts: otherwise it would process them as denied, and before the Google tag is configured. Before it runs nobody
 * else reads the array, so it may be changed.
 */
export function applyToTags(choice: Choice): void {
  const scripts = document.querySelectorAll<HTMLScriptElement>(INERT);
  const waiting = choice.analytics && scripts.length > 0 ? takeEvents() : [];
  updateConsent(choice);
  if (!choice.analytics) return;
  for (const inert of scripts) {
    const script = document.createElement('script');
    script.text = inert.text;
    inert.replaceWith(script);
  }
  dataLayer().push(...waiting);
}

/** Whether an entry of the layer is a command and no event. */
const isCommand = (entry: unknown): boolean => Object.prototype.toString.call(entry) === '[object Arguments]';

/**
 * Empties the layer, except for the first command.
 * @returns the events that were in it; none if the visitor had refused before, because no tag may learn of those
 */
function takeEvents(): unknown[] {
  const entries = dataLayer().splice(0);
  denyByDefault();
  const [, ...refusals] = entries.filter(isCommand);
  return refusals.length > 0 ? [] : entries.filter((entry) => !isCommand(entry));
}
