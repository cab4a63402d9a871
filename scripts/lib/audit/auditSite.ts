import { localeCodes } from '../../../src/i18n/locales';
import type { Result } from '../report';
import type { Finding } from './AuditRule';
import type { AuditedPage, AuditedSite } from './AuditedSite';
import { checkMarkup } from './checkMarkup';
import { RULES } from './RULES';
import { readSite } from './readSite';
import { runLighthouse } from './runLighthouse';

/** Maximum number of printed findings of one rule. */
const SHOWN = 20;

/**
 * Applies the rules of the audit to every page of a running site, Lighthouse to one page of each template, and the Nu HTML checker to
 * every page. Prints a table of the findings.
 * @param url of the site, without a slash at its end
 * @param browser of Lighthouse; without one, only the rules of the audit are applied
 */
export async function auditSite(url: string, browser: string | null): Promise<Result[]> {
  const started = Date.now();
  const site = await readSite(url);
  const listed = site.pages.filter(({ isListed }) => isListed).length;
  console.log(`Audit of ${site.pages.length} pages, ${listed} of them in the sitemap`);
  let failed = 0;
  for (const rule of RULES) {
    const findings = await rule.find(site);
    printRow(rule.name, findings);
    if (findings.length > 0) failed++;
  }
  const rules: Result = { name: 'audit of all pages', passed: RULES.length - failed, failed, seconds: since(started) };
  return browser ? [rules, await askLighthouse(url, browser, site), await askNu(site)] : [rules];
}

async function askNu({ pages, ask }: AuditedSite): Promise<Result> {
  const started = Date.now();
  const html = new Map<string, string>();
  for (const { path } of pages) html.set(path, await (await ask(encodeURI(path))).text());
  const findings = await checkMarkup(html);
  if (!findings) console.log('The Nu HTML checker needs Java, which this machine lacks: it did not run.');
  else printRow('errors of the Nu HTML checker', findings);
  const failed = findings && findings.length > 0 ? 1 : 0;
  return {
    name: 'Nu HTML checker on every page',
    passed: findings && !failed ? 1 : 0,
    failed,
    seconds: since(started),
  };
}

async function askLighthouse(
  url: string,
  browser: string,
  site: Awaited<ReturnType<typeof readSite>>,
): Promise<Result> {
  const started = Date.now();
  let [passed, failed] = [0, 0];
  console.log('Lighthouse: accessibility, best practices, SEO');
  for (const { path, template, scores, findings } of await runLighthouse(browser, url, chooseSamples(site), site)) {
    printRow(`${scores.join(' ')}  ${template}: ${path}`, findings);
    if (findings.length > 0) failed++;
    else passed++;
  }
  return { name: 'Lighthouse on one page of each template', passed, failed, seconds: since(started) };
}

function printRow(name: string, findings: readonly Finding[]): void {
  console.log(`${String(findings.length).padStart(5)}  ${name}`);
  for (const { path, text } of findings.slice(0, SHOWN)) console.log(`         ${path}: ${text}`);
  if (findings.length > SHOWN) console.log(`         … and ${findings.length - SHOWN} more`);
}

const since = (moment: number): number => (Date.now() - moment) / 1000;

/** One page of each template, in English and Slovenian in turns, preferably one of the sitemap: axe reads every page in both. */
function chooseSamples({ pages }: Pick<AuditedSite, 'pages'>): AuditedPage[] {
  const templates = [...new Set(pages.map(({ parts }) => parts.template))].sort((a, b) => a.localeCompare(b));
  return templates.flatMap((template, place) => {
    const own = pages.filter(({ parts }) => parts.template === template);
    const inTurn = own.filter(({ locale }) => locale === localeCodes[place % localeCodes.length]);
    const candidates = inTurn.length > 0 ? inTurn : own;
    return candidates.find(({ isListed }) => isListed) ?? candidates[0] ?? [];
  });
}
