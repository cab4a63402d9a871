import { localePath } from '../../i18n/locales';
import { ICON } from '../../lib/icons';

/** The colour `paper` of the design tokens: what stands around the page while it opens. */
const PAPER = '#fbfaf6';

type Site = {
  readonly locale: string;
  readonly title: string | null;
  readonly text: { readonly excerpt: string } | null;
};

/**
 * The web manifest of one language: name, colours and icons for who puts the site on a home screen.
 * @param site the content `seo-site` in that language
 * @param fallbackName what the site is called without that content
 */
export function webManifest({ locale, title, text }: Site, fallbackName: string) {
  const name = title ?? fallbackName;
  const home = localePath('/', locale);
  return {
    id: home,
    name,
    short_name: name,
    ...(text && { description: text.excerpt }),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    // A site with links to share: the address stays in sight.
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: ICON, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
