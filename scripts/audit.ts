import { auditSite } from './lib/audit/auditSite';
import { findBrowser } from './lib/browser';
import { conclude, report } from './lib/report';

const STANDARD = 'http://127.0.0.1:8090';

/**
 * Audits a running site: `npm run audit -- https://www.modrina.example`; without a URL, the one that `npm start`
 * serves. `--rules` omits Lighthouse.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const url = given.find((word) => !word.startsWith('--')) ?? STANDARD;
  const browser = given.includes('--rules') ? null : await findBrowser();
  const results = await auditSite(url.replace(/\/$/, ''), browser);
  results.forEach((result) => report(result, ''));
  conclude(results);
}

void main();
