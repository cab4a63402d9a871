import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { sampleOptions } from '../testing/sampleOptions';
import { dashboardAddress } from '../sync/nameRecord';
import { highlightCode } from './highlightCode';
import { internalLink } from './internalLink';

let server: { stop: () => Promise<void> };
let script: string;

/** The dashboard as PocketBase serves it: what it writes is nowhere documented, and must not change unnoticed. */
beforeAll(async () => {
  const started = await startPocketBase();
  server = started;
  const textAt = async (path: string) => (await fetch(`${started.url}/_/${path}`)).text();
  const address = /src="\.\/(assets\/index-[^"]+\.js)"/.exec(await textAt(''))?.[1] ?? '';
  script = await textAt(address);
});
afterAll(() => server.stop());

it('links to a record in the form that is read and written here', () => {
  const template = /`#\/collections\?collection=\$\{[\w.]+collectionName\}&record=\$\{[\w.]+id\}`/.exec(script)?.[0];
  const hash = template
    ?.slice(1, -1)
    .replace(/\$\{[\w.]+collectionName\}/, 'posts')
    .replace(/\$\{[\w.]+\}/, 'r1');
  const address = dashboardAddress(sampleOptions(), 'posts', 'r1');
  expect(address).toBe(`http://127.0.0.1:8090/_/${hash}`);

  const context = { origins: [], collectionIds: new Map([['posts', 'pbc_1']]) };
  expect(internalLink(address, context)).toEqual({ kind: 'record', collectionId: 'pbc_1', recordId: 'r1' });
});

it('offers no language of code samples that is not known here, but one', () => {
  const list = /codesample_languages:\[(.*?)\]/.exec(script)?.[1] ?? '';
  const languages = [...list.matchAll(/value:`([^`]+)`/g)].map(([, name]) => name);
  const isKnown = (language = '') => {
    const code = { type: 'text' as const, value: 'a' };
    const pre = {
      type: 'element' as const,
      tag: 'pre',
      attributes: { class: `language-${language}` },
      children: [code],
    };
    return highlightCode(pre) !== pre;
  };
  expect(languages.length).toBeGreaterThan(20);
  // No version of highlight.js has Zig.
  expect(languages.filter((language) => !isKnown(language))).toEqual(['zig']);
});
