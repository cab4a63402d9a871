import type { BuildTarget } from '../lib/env';

/** The parts of the site that the specification names, by the beginning of the path. */
export type RouteName =
  'index' | 'web3' | 'digitalization' | 'manufacturing' | 'assistant' | 'case' | 'ai-svetovanje' | 'error' | 'other';

/** How header and footer are on a page. */
export type Shell = {
  /** Where the logo leads. */
  home: string;
  menu: 'menuWeb3' | 'menuWeb' | 'menuSi' | 'menuDefault';
  withLinks: boolean;
  withSearch: boolean;
  /** The header stays hidden until its menu has links. */
  waitsForLinks: boolean;
  /** White letters on a dark or coloured ground. */
  white: boolean;
  /** The strip of EU logos stands where the voucher link would be. */
  euStrip: boolean;
  withSocial: boolean;
  withBlog: boolean;
};

const firstPart = (path: string): string => path.split('/').filter(Boolean)[0] ?? '';

/** The name of the route at a path that has no locale's prefix. */
export function routeName(path: string): RouteName {
  if (path === '/') return 'index';
  const name = firstPart(path);
  if (name.startsWith('web3')) return 'web3';
  if (name.startsWith('digitalization')) return 'digitalization';
  if (name.startsWith('manufacturing')) return 'manufacturing';
  if (name.includes('-ai-assistant')) return 'assistant';
  // A word of the name: an editor's page about a showcase is no case.
  if (name.split('-').includes('case')) return 'case';
  if (name.includes('ai-svetovanje')) return 'ai-svetovanje';
  return ['404', '410'].includes(name) ? 'error' : 'other';
}

/** Sections with a face of their own in src/styles/tokens.css; true where its ground carries white letters. */
const FACES: Readonly<Record<string, boolean>> = {
  default: false,
  web3: false,
  digitalization: true,
  manufacturing: true,
  assistant: true,
};

/** The face of the section that an address is in, for a page that no record speaks for. */
export const faceOf = (path: string): string => (routeName(path) in FACES ? routeName(path) : 'default');

function menuOf(route: RouteName, target: BuildTarget): Shell['menu'] {
  if (route === 'web3') return 'menuWeb3';
  if (route === 'digitalization') return 'menuWeb';
  return target === 'mfc' ? 'menuSi' : 'menuDefault';
}

/** The rules of header and footer: which page of which build shows what. */
export function shellOf(path: string, target: BuildTarget): Shell {
  const route = routeName(path);
  // The footer's rule says "contains" where the header's says "begins with".
  const industrial = /digitalization|manufacturing/.test(firstPart(path));
  const factory = route === 'digitalization' || route === 'manufacturing';
  return {
    home: route === 'web3' || route === 'digitalization' ? `/${route}/` : '/',
    menu: menuOf(route, target),
    withLinks: route !== 'manufacturing' && route !== 'index' && target !== 'realmfc',
    // The index has no menu, and is where most begin.
    withSearch: route !== 'manufacturing' && target !== 'realmfc',
    waitsForLinks: route !== 'manufacturing' && route !== 'error' && target !== 'realmfc',
    white: factory || route === 'assistant' || (route === 'index' && target !== 'default'),
    euStrip: industrial || target !== 'default',
    withSocial: !industrial && target !== 'realmfc',
    withBlog: target !== 'realmfc',
  };
}

/**
 * Returns the header's ground. Its letters follow the path, the ground the theme that an editor chose: where the two do not
 * match, the header has a ground of its own.
 */
export function headerGround(section: string, white: boolean): 'section' | 'night' | 'paper' {
  if ((FACES[section] ?? false) === white) return 'section';
  return white ? 'night' : 'paper';
}

/** In the digitalization section the menu's links are written with its prefix and shown without. */
export function menuTarget(to: string, menu: Shell['menu']): string {
  if (menu !== 'menuWeb') return to;
  const rest = to.replace(/^\/digitalization(?=\/|$)/, '');
  return rest === '' || rest === '/' || rest.startsWith('/#') ? to : rest;
}
