import type { PreRenderHTMLArgs } from 'gatsby';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepTagManagerBack } from './keepTagManagerBack';

type OnRenderBody = (api: object, options: object) => void;
const plugin = jest.requireActual<{ onRenderBody: OnRenderBody }>('gatsby-plugin-google-tagmanager/gatsby-ssr');

const markup = (nodes: ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...nodes));

/** A page as the plugin itself makes it, and then as ours leaves it. */
function built(): { head: string; before: string } {
  let head: ReactNode[] = [createElement('script', { key: 'own' }, 'own()')];
  let before: ReactNode[] = [createElement('p', { key: 'own' }, 'Own')];
  const env = process.env as Record<string, string | undefined>;
  const environment = env.NODE_ENV;
  // The plugin does nothing else where.
  env.NODE_ENV = 'production';
  plugin.onRenderBody(
    {
      setHeadComponents: (nodes: ReactNode[]) => (head = [...head, ...nodes]),
      setPreBodyComponents: (nodes: ReactNode[]) => (before = [...before, ...nodes]),
    },
    { id: 'GTM-TEST000', dataLayerName: 'events', gtmAuth: 'a', gtmPreview: 'env-3' },
  );
  env.NODE_ENV = environment;
  expect(markup(before)).toContain('<iframe');
  keepTagManagerBack({
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes: ReactNode[]) => (head = nodes),
    getPreBodyComponents: () => before,
    replacePreBodyComponents: (nodes: ReactNode[]) => (before = nodes),
  } as unknown as PreRenderHTMLArgs);
  return { head: markup(head), before: markup(before) };
}

it('makes the plugin’s script inert and keeps its text', () => {
  const { head } = built();
  expect(head).toMatch(/^<script>own\(\)<\/script><script type="text\/plain" data-category="analytics">/);
  expect(head).toMatch(
    /www\.googletagmanager\.com\/gtm\.js[^]*gtm_auth=a&gtm_preview=env-3[^]*'events', 'GTM-TEST000'/,
  );
});

it('takes the frame for visitors without scripts away', () => expect(built().before).toBe('<p>Own</p>'));
