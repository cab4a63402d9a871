import type { Page, Request } from '@playwright/test';

/** The paths of a page's requests, in order. */
export function recordRequests(page: Page, counts: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (counts(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The scripts that start the React application; Gatsby's names have a digest of twenty characters. */
export const APPLICATION = /^\/(app|framework|webpack-runtime)-[0-9a-f]{20}\.js$/;

/** Two of them, without which nothing runs: for tests that delay the application. */
export const APPLICATION_CORE = /\/(framework|app)-[0-9a-f]{20}\.js$/;

/** Delays matching requests until the returned function is called; later ones pass. */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await free;
    // The page may be closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
