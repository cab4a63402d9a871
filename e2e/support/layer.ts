import type { Page } from '@playwright/test';

/** An entry of the data layer, as JSON: the values of an object, or the arguments of a command of gtag. */
type Entry = { readonly values: object } | { readonly command: readonly unknown[] };

function argumentsOf(...values: readonly unknown[]): unknown;
function argumentsOf(): unknown {
  return arguments; // eslint-disable-line prefer-rest-params -- Tag Manager recognises commands by this object
}

/** Copies the data layer of a page, so that the stand-in TagManager can process it here. */
export async function copyLayer(page: Page): Promise<unknown[]> {
  const entries = await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: unknown[] };
    return dataLayer.map((entry): Entry => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return isCommand ? { command: Array.from(entry as ArrayLike<unknown>) } : { values: { ...(entry as object) } };
    });
  });
  return entries.map((entry) => ('command' in entry ? argumentsOf(...entry.command) : entry.values));
}
