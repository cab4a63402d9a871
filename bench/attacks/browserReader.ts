import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../../scripts/lib/browser';
import type * as inPage from './inPage';

/** Name of a function that reads a document. */
export type Reader = keyof typeof inPage;

/** Reads documents with the parsers of a real browser, in a separate page that loads nothing. */
export interface BrowserReader {
  browser: Browser;
  /** Code that defines the readers in any page. */
  code: string;
  faults(reader: Reader, document: string, origin: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openReader(): Promise<BrowserReader> {
  const entryPoints = ['bench/attacks/inPage.ts'];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife' });
  const code = outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const page = await browser.newPage();
  await page.evaluate(code);
  return {
    browser,
    code,
    faults: (reader, document, origin) => readWith(page, reader, document, origin),
    close: () => browser.close(),
  };
}

/** Calls a reader in a page that has run the code. */
export const readWith = (page: Page, reader: Reader, document: string, origin: string): Promise<string[]> =>
  page.evaluate(
    ([name, text, of]) => {
      const { attacks } = globalThis as unknown as { attacks: typeof inPage };
      return attacks[name as Reader](text ?? '', of ?? '');
    },
    [reader, document, origin],
  );
