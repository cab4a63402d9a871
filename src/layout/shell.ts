import type { BuildTarget } from '../lib/env';

/** The parts of the site that the specification names, by the beginning of their paths. */
type RouteName =
  'index' | 'web3' | 'digitalization' | 'manufacturing' | 'assistant' | 'case' | 'ai-svetovanje' | 'error' | 'other';

const firstPart = (path: string): string => path.split('/').filter(Boolean)[0] ?? '';

/** Returns the name of the route of a path without a locale's prefix. */
export function routeName(path: string): RouteName {
  if (path === '/') return 'index';
  const name = firstPart(path);
  if (name.startsWith('web3')) return 'web3';
  if (name.startsWith('digitalization')) return 'digitalization';
  if (name.startsWith('manufacturing')) return 'manufacturing';
  if (name.includes('-ai-assistant')) return 'assistant';
  // A whole word: an editor's page about a showcase is no case.
  if (name.split('-').includes('case')) return 'case';
  if (name.includes('ai-svetovanje')) return 'ai-svetovanje';
  return ['404', '410'].includes(name) ? 'error' : 'other';
}

/** Sections with a theme of their own in src/styles/tokens.css; true if its background needs white text. */
const THEMES: Readonly<Record<string, boolean>> = {
  default: false,
  web3: false,
  digitalization: true,
  manufacturing: true,
  assistant: true,
};

/** The theme of a path's section, for a page without a record. */
export const themeOf = (path: string): string => (routeName(path) in THEMES ? routeName(path) : 'default');

type Menu = 'menuWeb3' | 'menuWeb' | 'menuSi' | 'menuDefault';

function menuOf(route: RouteName, target: BuildTarget): Menu {
  if (route === 'web3') return 'menuWeb3';
  if (route === 'digitalization') return 'menuWeb';
  return target === 'mfc' ? 'menuSi' : 'menuDefault';
}

/** The rules of header and footer: the configuration of a page in a build target. */
export function shellOf(path: string, target: BuildTarget) {
  const route = routeName(path);
  // The specification has "contains" for the footer and "begins with" for the header.
  const industrial = /digitalization|manufacturing/.test(firstPart(path));
  const factory = route === 'digitalization' || route === 'manufacturing';
  return {
    /** Target of the logo. */
    home: route === 'web3' || route === 'digitalization' ? `/${route}/` : '/',
    menu: menuOf(route, target),
    withLinks: route !== 'manufacturing' && route !== 'index' && target !== 'realmfc',
    // The home page has no menu, and most visits begin there.
    withSearch: route !== 'manufacturing' && target !== 'realmfc',
    /** The header stays hidden until its menu has links. */
    waitsForLinks: route !== 'manufacturing' && route !== 'error' && target !== 'realmfc',
    /** White text on a dark or coloured background. */
    white: factory || route === 'assistant' || (route === 'index' && target !== 'default'),
    /** The strip of EU logos replaces the voucher link. */
    euStrip: industrial || target !== 'default',
    withSocial: !industrial && target !== 'realmfc',
    withBlog: target !== 'realmfc',
  };
}

/** The configuration of header and footer on a page. */
export type Shell = ReturnType<typeof shellOf>;

/**
 * Returns the header's background. Its text colour follows the path, the background the theme that an editor chose: if
 * the two do not match, the header has a background of its own.
 */
export function headerGround(section: string, white: boolean): 'section' | 'night' | 'paper' {
  if ((THEMES[section] ?? false) === white) return 'section';
  return white ? 'night' : 'paper';
}

/** In the digitalization section the menu's links have its prefix, which is removed. */
export function menuTarget(to: string, menu: Shell['menu']): string {
  if (menu !== 'menuWeb') return to;
  const rest = to.replace(/^\/digitalization(?=\/|$)/, '');
  return rest === '' || rest === '/' || rest.startsWith('/#') ? to : rest;
}
