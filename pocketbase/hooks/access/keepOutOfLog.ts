/**
 * Shortens the token in a request's URL once it is answered: PocketBase logs the URL of each file and backup, and a file token
 * opens both for two minutes.
 */
export function keepOutOfLog({ request: { url } }: core.RequestEvent): void {
  if (!/token/i.test(url.rawQuery)) return;
  url.rawQuery = url.rawQuery.replace(/(^|&)([^=&]*token[^=&]*)=[^&]*/gi, '$1$2=…');
}
