import type { PublishingSite } from '../lib/publishingSite';
import type { Findings } from './Findings';
import { recordsOf } from './saveRecord';

const PLACE = 'redirects';
const SAFE = /^(?:https?:\/\/|\/(?![/\\]))[\x21-\x7e]*$/;

/** Requests the path of every redirect: it leads to a page or to the web, and each of its headers is one line. */
export async function readRedirects(site: PublishingSite, findings: Findings): Promise<void> {
  for (const { from } of await recordsOf(site, 'redirects')) {
    findings.read(PLACE);
    const answer = await fetch(site.url + String(from), { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status >= 500) findings.add(PLACE, 'broken', `${String(from)}: ${answer.status}`);
    if (location && !SAFE.test(location)) findings.add(PLACE, 'active content', `${String(from)} leads to ${location}`);
  }
}
