import { Writable } from 'stream';
import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { SCRIPTS_SLICE } from './webpack/ScriptsPlugin';

/* Corrections of pages as Gatsby and its plugins render them. */

/**
 * Collects a rendered page, without U+0000. React 18 writes into a buffer of 2,048 bytes. If a character of several
 * bytes does not fit into the rest, it begins the next buffer, and React passes on the whole of this one, with one to
 * three zeros at its end (`writeStringChunk`; fixed in React 19). No character is lost or doubled, and zero bytes occur
 * in UTF-8 only as U+0000, which HTML does not allow: leaving them out is enough.
 */
class Page extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // Always a copy: the buffer is React's own.
    this.chunks.push(Buffer.from(chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk));
    done();
  }

  html(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

/**
 * Renders a page's body as Gatsby 5.16 does (cache-dir/static-entry.js), with the same bytes but for React's padding.
 * @throws whatever a component throws
 */
export function renderBody(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = new Page();
    page.on('finish', () => resolve(page.html())).on('error', reject);
    const { pipe } = renderToPipeableStream(body, { onAllReady: () => pipe(page), onError: reject });
  });
}

/** The key of both elements that gatsby-plugin-google-tagmanager adds to a page. */
const KEY = 'plugin-google-tagmanager';
type Inert = { type: string; 'data-category': string };

const isPlugins = (node: ReactNode): node is ReactElement<Partial<Inert>> => isValidElement(node) && node.key === KEY;

/**
 * Makes Tag Manager's script inert until src/runtime/consent/applyConsent.ts runs it with the visitor's consent, and
 * removes its frame for visitors without scripts, who cannot consent.
 */
export function keepTagManagerBack(page: PreRenderHTMLArgs): void {
  const inert: Inert = { type: 'text/plain', 'data-category': 'analytics' };
  page.replaceHeadComponents(
    page.getHeadComponents().map((node) => (isPlugins(node) ? cloneElement(node, inert) : node)),
  );
  page.replacePreBodyComponents(page.getPreBodyComponents().filter((node) => !isPlugins(node)));
}

/** The tags with which Gatsby starts its application on every page. */
function startsApplication(node: ReactNode): boolean {
  if (!isValidElement<{ id?: string; sliceId?: string }>(node)) return false;
  return node.props.sliceId === '_gatsby-scripts' || node.props.id === 'gatsby-script-loader';
}

/** Elements that gatsby-plugin-image puts into every page for its own component; src/ui/Picture.tsx needs none of them. */
const isOfImages = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

/** Pages contain the bootstrap script only, which loads the application when it is needed. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  keepTagManagerBack(page);
  page.replaceHeadComponents(page.getHeadComponents().filter((node) => !isOfImages(node)));
  // `gatsby develop` needs its scripts, and has no slices.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const rest = page.getPostBodyComponents().filter((node) => !startsApplication(node));
  const slice = ['slice-start', 'slice-end'].map((tag) => createElement(tag, { key: tag, id: SCRIPTS_SLICE }));
  page.replacePostBodyComponents([...rest, ...slice]);
};
