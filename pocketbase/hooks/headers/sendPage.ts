import HEADERS from './headers.json';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/**
 * Sends a file of the status page, of the bar, or of the dashboard's extensions.
 * @param name of a file in pocketbase/pages/
 */
export function sendPage(e: core.RequestEvent, name: string, part: 'status' | 'bar' | 'dashboard' = 'status') {
  const folder = `${__hooks}/pages/${part}`;
  // The exact name of an existing file: no path leads out of the folder.
  if (!$os.readDir(folder).some((entry) => entry.name() === name)) throw new NotFoundError();
  // The page loads everything from this server, sends nothing elsewhere, and may not be framed.
  const headers = { ...HEADERS.editorPage, 'Cache-Control': HEADERS.cache.none };
  Object.entries(headers).forEach(([key, value]) => e.response.header().set(key, value));
  return e.blob(200, `${TYPES[name.split('.').pop() ?? '']}; charset=utf-8`, $os.readFile(`${folder}/${name}`));
}
