import { Writable } from 'node:stream';
import type { PreRenderHTMLArgs } from 'gatsby';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { keepTagManagerBack, renderBody } from './postProcessHtml';

const BUFFER = 2048;
const LETTERS = ['č', 'š', 'ž', '€', '🙂'];

/** As Gatsby renders without replaceRenderer. */
const asGatsby = (body: ReactNode): Promise<string> =>
  new Promise((resolve) => {
    let output = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        output += chunk.toString();
        done();
      },
      final(done) {
        resolve(output);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(body, { onAllReady: () => pipe(sink) });
  });

/** A text whose last letter begins at a byte of React's buffer. React encodes texts of more than 682 characters apart. */
function letterAt(offset: number, letter: string): ReactNode {
  const parts: ReactNode[] = [];
  for (let at = 0; at < offset;) {
    const length = Math.min(600, offset - at);
    // An element for each, so that React inserts no comment between two texts.
    const filling = Math.max(0, length - '<p></p>'.length);
    parts.push(createElement('p', { key: at }, 'a'.repeat(filling)));
    at += filling + '<p></p>'.length;
  }
  parts.push(createElement('p', { key: 'last', title: `${letter}${letter}` }, `${letter.repeat(3)}b${letter}`));
  return createElement(Fragment, null, ...parts);
}

describe.each(LETTERS)('%s at the end of a buffer', (letter) => {
  test.each([1, 2, 5])('has no U+0000 and is neither lost nor doubled, at %i buffers', async (buffers) => {
    for (let offset = BUFFER * buffers - 40; offset <= BUFFER * buffers + 12; offset++) {
      const body = letterAt(offset, letter);
      expect(await renderBody(body)).toBe(renderToString(body));
    }
  });
});

test('renders the same as Gatsby, but for the padding', async () => {
  let padded = 0;
  for (let offset = BUFFER - 60; offset <= BUFFER; offset++) {
    const body = letterAt(offset, 'č');
    const theirs = await asGatsby(body);
    if (theirs.includes('\0')) padded++;
    expect(await renderBody(body)).toBe(theirs.replaceAll('\0', ''));
  }
  // Once React no longer pads, replaceRenderer can go.
  expect(padded).toBeGreaterThan(0);
});

test('leaves out a U+0000 of the text itself', async () => {
  expect(await renderBody(createElement('p', { title: 'a\0b' }, 'c\0d'))).toBe('<p title="ab">cd</p>');
});

test('fails with the error of a component', async () => {
  const Broken = () => {
    throw new Error('no title');
  };
  await expect(renderBody(createElement(Broken))).rejects.toThrow('no title');
});

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
