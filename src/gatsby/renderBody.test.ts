import { createElement, Fragment, lazy, Suspense, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { Writable } from 'node:stream';
import { renderBody } from './renderBody';

const LETTERS = ['č', 'š', 'ž', 'Č', '€', '–', '😀', '👩‍💻'];
/** More than a letter has bytes, so that each of its bytes comes first behind a boundary. */
const OFFSETS = 16;

/**
 * Many short texts of one letter, moved on by some bytes: a hundred boundaries of the buffer of 2,048 bytes lie among them.
 * A longer text would be encoded in one piece.
 */
function pageOf(letter: string, offset: number): ReactNode {
  const text = (at: number) => createElement('p', { key: at, title: letter.repeat(7 + (at % 5)) }, letter.repeat(40));
  return createElement(
    'main',
    { title: 'x'.repeat(offset) },
    Array.from({ length: 1000 }, (_, at) => text(at)),
  );
}

/** As Gatsby's own renderer does it. */
const stream = (body: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = '';
    const output = new Writable({
      write: (chunk: Buffer, _, done) => {
        html += chunk.toString();
        done();
      },
      final: (done) => {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(body, { onAllReady: () => pipe(output), onError: reject });
  });

it('would meet NUL characters in the stream of React alone', async () => {
  for (const letter of LETTERS) expect(await stream(pageOf(letter, 0))).toContain('\0');
});

it.each(LETTERS)(
  '%s survives every offset of the buffer of React, whole and alone',
  async (letter) => {
    for (let offset = 0; offset < OFFSETS; offset += 1) {
      const body = pageOf(letter, offset);
      expect(await renderBody(body)).toBe(renderToStaticMarkup(body));
    }
  },
  120_000,
);

it('gives what the stream gives, but for NUL characters', async () => {
  const body = createElement(Fragment, null, 'a', 'b', createElement('p', { title: '"<&' }, 'č & <', 'd'));
  expect(await renderBody(body)).toBe(await stream(body));
});

it('waits for what suspends', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => createElement('p', null, 'late') }));
  expect(await renderBody(createElement(Suspense, null, createElement(Late)))).toContain('<p>late</p>');
});

it('fails with what a component throws', async () => {
  const Broken = () => {
    throw new Error('no such thing');
  };
  await expect(renderBody(createElement(Broken))).rejects.toThrow('no such thing');
});
