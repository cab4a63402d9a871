import { LOCALE_COOKIE } from '../../i18n/localeCookie';
import { COOKIE } from './choice';

/** Cookies of Google's tags, by the beginning of their names. */
export const TAGS = /^_(ga|gid|gat|gac|gcl|dc_gtm)/;

/** The site's own cookies, which stay whatever is chosen. */
const OWN = [COOKIE, LOCALE_COOKIE];

/** All others but the tags': whoever provides the assistant calls them as they like. */
export const OTHERS = new RegExp(`^(?!(${OWN.join('|')})$|_(ga|gid|gat|gac|gcl|dc_gtm))`);
