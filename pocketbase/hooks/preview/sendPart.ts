import { own } from '../lib/own';
const TYPES = {
  'strip.css': 'text/css; charset=utf-8',
  'strip.js': 'text/javascript; charset=utf-8',
  'wait.js': 'text/javascript; charset=utf-8',
};

/**
 * Sends a file that a preview adds to the site's pages.
 * @param name of a file in page/
 */
export function sendPart(e: core.RequestEvent, name: string) {
  const type = own(TYPES, name);
  if (!type) throw new NotFoundError();
  return e.blob(200, type, $os.readFile(`${__hooks}/pages/preview/${name}`));
}
