/**
 * Where a link leads to: an address of this site that was asked for, else the record's page in the reader's language.
 * @param asked the parameter `path`, or ''
 * @param address of the record, without a language
 * @param home the home page that fits the reader: '/' or '/sl/'
 */
export function pathFor(asked: string, address: string, home: string = '/') {
  // "//host" and "/\host" are other sites; Go writes control characters into the header as they are.
  if (/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return asked;
  return home.slice(0, -1) + address;
}
