import HEADERS from './headers.json';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/**
 * Sends a file of the status page, of the bar on the site, or of what is added to the dashboard.
 * @param name of a file in page/
 */
export function sendPage(e: core.RequestEvent, name: string, part: 'status' | 'bar' | 'dashboard' = 'status') {
  const folder = `${__hooks}/pages/${part}`;
  // Only what is there by this very name: no way leads out of the folder, and tests stay unseen.
  const isThere = $os.readDir(folder).some((entry) => entry.name() === name);
  if (!isThere) throw new NotFoundError();
  // All that the page needs comes from this server; it sends nothing elsewhere and stands in nobody's frame.
  const headers = { ...HEADERS.editorPage, 'Cache-Control': HEADERS.cache.none };
  Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
  return e.blob(200, `${TYPES[name.split('.').pop() ?? '']}; charset=utf-8`, $os.readFile(`${folder}/${name}`));
}
