/**
 * The paths of PocketBase that visitors' pages call. A static host passes these on and no others: the dashboard, the editing page
 * and preview links work at PocketBase's own host only, so no session and no cookie of an editor exists on the site's origin.
 */
export const PROXIED_PATHS = [
  '/_site/save-form-message',
  '/_site/forms/*',
  '/_site/form-token',
  '/_site/error-report',
  '/api/collections/messages/records',
] as const;

/** Netlify's rules for these paths. @param backend PocketBase's URL; '' for none */
export function proxyLines(backend: string): string[] {
  if (!backend) return [];
  return PROXIED_PATHS.map((path) => `${path} ${backend}${path.replace('*', ':splat')} 200!\n`);
}

/**
 * Cloudflare's files for these paths: the Worker of the site, and the paths for which it runs; all others are files.
 * @param backend PocketBase's URL
 */
export function workerFiles(backend: string): Record<'_worker.js' | '_routes.json', string> {
  const patterns = PROXIED_PATHS.map((path) => `^${path.replace('*', '[^/]+')}$`);
  return {
    '_worker.js': `const BACKEND = ${JSON.stringify(backend)};
const PROXIED_PATHS = new RegExp(${JSON.stringify(patterns.join('|'))});
const NO_ANSWER = 'The server does not answer. Go back, and send the form again: it is stored once.\\n';
const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '30' };

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    if (!PROXIED_PATHS.test(pathname)) return env.ASSETS.fetch(request);
    // Not "new URL(path, BACKEND)": a path that begins with // would be another host.
    return fetch(new Request(BACKEND + pathname + search, request)).catch(
      () => new Response(NO_ANSWER, { status: 503, headers: HEADERS }),
    );
  },
};
`,
    '_routes.json': `${JSON.stringify({ version: 1, include: PROXIED_PATHS, exclude: [] }, null, 2)}\n`,
  };
}
