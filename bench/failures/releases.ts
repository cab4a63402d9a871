import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../../server/dataFolder';
import { UserError } from '../../server/UserError';
import { currentRelease } from '../../server/site/releases';
import { goLive } from '../../server/release/goLive';
import { publishRelease } from '../../server/release/publishRelease';
import { SAMPLE, writeSampleBuild } from '../../server/testing/sampleBuild';
import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { must, type Scenario } from './Scenario';

const FINGERPRINT = { content: '', code: '', configuration: '' };
type Changes = Record<string, string | undefined>;

let number = 0;
async function publish({ dataDir }: ThrowawayPocketBase, changes: Changes = {}): Promise<string> {
  const output = path.join(dataDir, `public-${++number}`);
  await writeSampleBuild(output, changes);
  return (await publishRelease(output, dataFolder(dataDir), FINGERPRINT)).manifest.id;
}

/** The first line of the message that names a violation. */
const faultOf = ({ message }: UserError): string =>
  /^- (.*)$/m.exec(message)?.[1]?.slice(0, 120) ?? message.split('\n')[0] ?? '';

/** Publishes an invalid build, and checks that visitors still see the previous one. */
async function refused(server: ThrowawayPocketBase, changes: Changes): Promise<string> {
  const before = await publish(server);
  const problem = await publish(server, changes).then(
    () => undefined,
    (error: unknown) => error,
  );
  must(problem instanceof UserError, `not refused: ${String(problem)}`);
  must((await currentRelease(dataFolder(server.dataDir)))?.id === before, 'the last release is not live');
  must((await fetch(server.url)).status === 200, 'pages are no longer served');
  return `refused: ${faultOf(problem as UserError)}`;
}

const page = SAMPLE['blog/a/index.html'] ?? '';
const withLink = (href: string) => page.replace('<h1>', `<a href="${href}">dead</a><h1>`);
const OLD_SCRIPT = 'app-0123456789abcdef0123.js';

/** Violations in the output of a build, and in releases. */
export const releaseScenarios: Scenario<ThrowawayPocketBase>[] = [
  {
    row: '10',
    name: 'a page with a broken link',
    run: (server) => refused(server, { 'blog/a/index.html': withLink('/nowhere/') }),
  },
  {
    row: '10',
    name: 'a page that was not written',
    run: (server) => refused(server, { 'blog/a/index.html': undefined }),
  },
  {
    row: '10',
    name: 'a truncated page',
    run: (server) => refused(server, { 'blog/a/index.html': page.slice(0, 400) }),
  },
  {
    row: '10',
    name: 'a page without a title',
    run: (server) => refused(server, { 'blog/a/index.html': page.replace(/<title>.*<\/title>/, '') }),
  },
  {
    row: '6',
    name: 'pages of two builds in one output',
    run: (server) => refused(server, { 'blog/a/index.html': page.replace('"abc"', '"xyz"') }),
  },
  {
    row: '11',
    name: 'a release with a truncated file',
    run: async (server) => {
      const damaged = await publish(server);
      const after = await publish(server, { 'robots.txt': 'User-agent: x\n' });
      const data = dataFolder(server.dataDir);
      const manifest = JSON.parse(await readFile(path.join(data.releases, damaged, 'manifest.json'), 'utf8')) as {
        files: Record<string, { file: string }>;
      };
      const file = path.join(data.releases, damaged, manifest.files['/robots.txt']?.file ?? '');
      await truncate(file, 3);
      const problem = await goLive(data, damaged).then(
        () => undefined,
        (error: Error) => error,
      );
      must(problem instanceof UserError, 'it went live');
      must((await currentRelease(data))?.id === after, 'the live release changed');
      return 'does not go live; the last one stays';
    },
  },
  {
    row: '11',
    name: 'a release whose copying was killed',
    run: async (server) => {
      const live = await publish(server);
      const data = dataFolder(server.dataDir);
      await writeSampleBuild(path.join(data.releases, '2099-01-01T00-00-00-000Z.tmp'), {});
      await writeFile(path.join(data.releases, '2099-01-01T00-00-00-000Z.tmp/id'), 'x');
      const next = await publish(server, { 'robots.txt': 'User-agent: y\n' });
      must((await currentRelease(data))?.id === next && next !== live, 'the next release is not live');
      const left = (await readdir(data.releases)).filter((name) => name.startsWith('2099') && !name.endsWith('.tmp'));
      must(left.length === 0, 'the incomplete one counts as a release');
      return 'never served; the next one goes live';
    },
  },
  {
    row: '12',
    name: 'a bad release is live: rollback, and return',
    run: async (server) => {
      const data = dataFolder(server.dataDir);
      const good = await publish(server, { 'robots.txt': 'User-agent: good\n' });
      const bad = await publish(server, { 'robots.txt': 'User-agent: bad\n' });
      const robots = async () => (await fetch(`${server.url}/robots.txt`)).text();
      const since = performance.now();
      await goLive(data, good);
      must((await robots()).includes('good'), 'the old release is not served');
      const back = performance.now() - since;
      await goLive(data, bad);
      must((await robots()).includes('bad'), 'the new release is not served again');
      must(back < 2000, `it took ${back.toFixed(0)} ms`);
      return `served after ${back.toFixed(0)} ms, and the newer one again`;
    },
  },
  {
    row: '13',
    name: 'an open tab requests a script of the previous release',
    run: async (server) => {
      await publish(server);
      await publish(server, { [OLD_SCRIPT]: undefined, 'app-aaaaaaaaaaaaaaaaaaaa.js': 'console.log("new")' });
      const answer = await fetch(`${server.url}/${OLD_SCRIPT}`);
      must(answer.status === 200 && (await answer.text()) === SAMPLE[OLD_SCRIPT], `status ${answer.status}`);
      return 'still served unchanged';
    },
  },
  {
    row: '3',
    name: 'most pages are lost at once',
    run: async (server) => {
      const many = Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [`/blog/m${i}/`, { template: 'post', locale: 'en' }]),
      );
      const site = JSON.parse(SAMPLE['site.json'] ?? '{}') as { pages: object };
      const pages = Object.fromEntries(
        Object.keys(many).map((at) => [`${at.slice(1)}index.html`, page.replaceAll('/blog/a/', at)]),
      );
      await publish(server, { ...pages, 'site.json': JSON.stringify({ ...site, pages: { ...site.pages, ...many } }) });
      const data = dataFolder(server.dataDir);
      const before = (await currentRelease(data))?.id;
      const problem = await publish(server).then(
        () => undefined,
        (error: unknown) => error,
      );
      must(problem instanceof UserError, 'not refused');
      must((await currentRelease(data))?.id === before, 'the live release changed');
      return `refused: ${faultOf(problem as UserError)}`;
    },
  },
];
