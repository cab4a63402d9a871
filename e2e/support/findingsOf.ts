import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = (file: string) => readFileSync(require.resolve(file), 'utf8');
/** IBM's Equal Access engine, and HTML_CodeSniffer. */
const ENGINES = `${source('accessibility-checker-engine/ace.js')}
window.ace = ace;
${source('html_codesniffer/build/HTMLCS.js')}`;

interface Engines {
  ace: {
    Checker: new () => {
      check(document: Document, rules: string[]): Promise<{ results: IbmResult[] }>;
    };
  };
  HTMLCS: {
    process(standard: string, document: Document, done: () => void, failed: () => void): void;
    getMessages(): { type: number; code: string; msg: string; element: Element | null }[];
  };
}

interface IbmResult {
  value: [level: string, outcome: string];
  ruleId: string;
  message: string;
  snippet: string;
}

/**
 * Returns what two engines beside axe find on the page in its current state: IBM's failures of WCAG 2.2 and of its own
 * recommendations, and HTML_CodeSniffer's errors of WCAG 2 AA. What they ask a person to look at is left out.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'HTMLCS' in window);
  if (!isThere) await page.evaluate(ENGINES);
  return page.evaluate(async () => {
    const { ace, HTMLCS } = window as unknown as Engines;
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const failures = results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message}: ${snippet}`);
    await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, failed));
    const errors = HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `HTML_CodeSniffer ${code}: ${msg}: ${element?.outerHTML.slice(0, 200) ?? ''}`);
    return [...failures, ...errors];
  });
}
