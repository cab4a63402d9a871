import { localeCodes } from '../../i18n/locales';

/**
 * Until when somebody promises that the contact is right. Before this day look whether it is, and put the day off by a year
 * at most: the test beside this file fails a month before.
 */
const EXPIRES = '2027-11-01T00:00:00.000Z';

/**
 * Where to report a weakness (RFC 9116); nothing where the content names no address, for a file without one is not valid.
 * @param siteUrl address of the site, without a trailing slash
 * @param email the address in the content `site`
 */
export function securityTxt(siteUrl: string, email: string | undefined): string | undefined {
  if (!email) return undefined;
  const lines = {
    Contact: `mailto:${email}`,
    Expires: EXPIRES,
    'Preferred-Languages': localeCodes.join(', '),
    Canonical: `${siteUrl}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
