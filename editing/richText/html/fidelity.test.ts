/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitise } from '../../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { isFaithful } from './isFaithful';
import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

const SEED = 'pocketbase/seed';
const files = readdirSync(SEED, { recursive: true, encoding: 'utf8' });

/** Every HTML in a JSON. */
const htmlIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\s*<\w/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
};

const pages = files
  .filter((name) => name.endsWith('.html'))
  .map((name) => [name, readFileSync(path.join(SEED, name), 'utf8')]);
const blocks = files
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    htmlIn(JSON.parse(readFileSync(path.join(SEED, name), 'utf8'))).map((html, at) => [`${name} ${at}`, html]),
  );

const squeezed = (html: string) => html.replace(/>\s+</g, '><').trim();
const again = (html: string) => writeHtml(readHtml(html));

test('there are texts to compare', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(blocks.length).toBeGreaterThan(200);
});

test.each([...pages, ...blocks])('%s of the demo content stays as it is', (_, html = '') => {
  const written = again(html);
  expect(squeezed(written)).toBe(squeezed(html.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00a0')));
  expect(isFaithful(html)).toBe(true);
  expect(sanitise(written)).toBe(written);
});
