import type { BuildTarget } from '../lib/env';

/** The parts of the site that header and footer tell apart, by the beginning of the path. */
export type RouteName = 'index' | 'web3' | 'digitalization' | 'manufacturing' | 'assistant' | 'other';

/** How header and footer are on a page. */
export type Shell = {
  /** Where the logo leads. */
  home: string;
  menu: 'menuWeb3' | 'menuWeb' | 'menuSi' | 'menuDefault';
  withLinks: boolean;
  /** White letters on a dark or coloured ground. */
  white: boolean;
  /** The strip of EU logos stands where the voucher link would be. */
  euStrip: boolean;
  withSocial: boolean;
  withBlog: boolean;
};

/** The name of the route at a path that has no locale's prefix. */
export function routeName(path: string): RouteName {
  if (path === '/') return 'index';
  const [first = ''] = path.split('/').filter(Boolean);
  if (first.startsWith('web3')) return 'web3';
  if (first.startsWith('digitalization')) return 'digitalization';
  if (first.startsWith('manufacturing')) return 'manufacturing';
  return first.endsWith('-ai-assistant') ? 'assistant' : 'other';
}

function menuOf(route: RouteName, target: BuildTarget): Shell['menu'] {
  if (route === 'web3') return 'menuWeb3';
  if (route === 'digitalization') return 'menuWeb';
  return target === 'mfc' ? 'menuSi' : 'menuDefault';
}

/** The rules of header and footer: which page of which build shows what. */
export function shellOf(path: string, target: BuildTarget): Shell {
  const route = routeName(path);
  const industrial = route === 'digitalization' || route === 'manufacturing';
  return {
    home: route === 'web3' || route === 'digitalization' ? `/${route}/` : '/',
    menu: menuOf(route, target),
    withLinks: route !== 'manufacturing' && route !== 'index' && target !== 'realmfc',
    white: industrial || route === 'assistant' || (route === 'index' && target !== 'default'),
    euStrip: industrial || target !== 'default',
    withSocial: !industrial && target !== 'realmfc',
    withBlog: target !== 'realmfc',
  };
}

/** In the digitalization section the menu's links are written with its prefix and shown without. */
export function menuTarget(to: string, menu: Shell['menu']): string {
  if (menu !== 'menuWeb') return to;
  const rest = to.replace(/^\/digitalization(?=\/|$)/, '');
  return rest === '' || rest === '/' || rest.startsWith('/#') ? to : rest;
}
