import { localeCookie } from '../../i18n/localeCookie';
import { localeCodes } from '../../i18n/locales';

/**
 * Keeps the language that somebody chooses in the language selector: before the link is followed, so that the page which
 * it leads to is not taken for the wrong one.
 */
export function startLocale(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chooses-locale]') : null;
      const chosen = localeCodes.find((code) => code === link?.hreflang);
      if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    },
    true,
  );
}
