import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { QueueState } from '../../../src/lib/publishing/protocol';
import { openQueue, type PreviewNews } from '../../../server/publisher/queue';
import { type DataFolder, dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { type RawAnswer, rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, samplePage, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { type PeopleSite, startPeopleSite } from './people';

/** The least fields of a post that is no page yet. */
export const DRAFT = { slug: 'draft', title: 'Draft', summary: 'S', body: '<p>B</p>', status: 'draft' };

export interface Link {
  id: string;
  url: string;
  expires_at: string;
  /** The cookie of the person who opened it. */
  cookie: string;
}

/** A PocketBase that serves a small site, and a preview of it with one more post. */
export interface PreviewSite {
  people: PeopleSite;
  /** The draft's id. */
  draft: string;
  get(address: string, headers?: Record<string, string>): Promise<RawAnswer>;
  /** Writes as the owner. @returns the record's id */
  create(values: object): Promise<string>;
  /** Makes a link as the editor. */
  makeLink(record?: string): Promise<Link>;
  /** Publishes the preview with this title of the draft, and reports it as a builder does. @returns the release */
  show(title: string): Promise<string>;
  /** Sends a report of a builder. */
  tell(news: PreviewNews): Promise<void>;
  /** Returns the builder's task. */
  wish(): Promise<QueueState['preview']>;
  stop(): Promise<void>;
}

const FINGERPRINT = { content: '', code: '', configuration: '' };
const DRAFT_PAGES = {
  '/blog/draft/': { template: 'post', locale: 'en' },
  '/sl/blog/draft/': { template: 'post', locale: 'sl' },
};

/** Starts the server, with a published site and no preview yet. */
export async function startPreviewSite(env: Record<string, string> = {}): Promise<PreviewSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-preview-'));
  const previews = dataFolder(path.join(dir, 'previews'));
  const people = await startPeopleSite({ PREVIEW_DIR: previews.current, ...env });

  const queue = openQueue(people.server.url, people.tokens.builder, true);

  const publish = async (data: DataFolder, preview: boolean, changes: Record<string, string> = {}) => {
    const site = JSON.parse(SAMPLE['site.json'] ?? '{}');
    const pages = preview ? { ...site.pages, ...DRAFT_PAGES } : site.pages;
    const output = await mkdtemp(path.join(dir, 'public-'));
    // It leads away from the draft's path until visitors see the draft there.
    const redirect = { from: '/blog/draft/', to: '/blog/', status: 301 };
    const redirects = preview ? [...(site.redirects ?? []), redirect] : site.redirects;
    await writeSampleBuild(output, { 'site.json': JSON.stringify({ ...site, pages, preview, redirects }), ...changes });
    return (await publishRelease(output, data, FINGERPRINT, { preview })).manifest.id;
  };
  const self: PreviewSite = {
    ...{ people, draft: '' },
    get: (address, headers = {}) => rawRequest(people.server.url, address, { method: 'GET', headers }),
    create: async (values) => (await people.as('owner', 'POST', '/api/collections/posts/records', values)).body.id,
    makeLink: async (record = self.draft) => {
      const { status, body } = await people.as('editor', 'POST', '/_site/preview', { collection: 'posts', record });
      expect(status).toBe(200);
      const link = body as unknown as Omit<Link, 'cookie'>;
      return { ...link, cookie: `site_preview=${link.url.split('/').pop()}` };
    },
    show: async (title) => {
      const page = (lang: string) => samplePage({ lang, title });
      const release = await publish(previews, true, {
        'blog/draft/index.html': page('en'),
        'sl/blog/draft/index.html': page('sl'),
        'app-fedcba98765432100123.js': 'console.log("of the preview")',
      });
      await self.tell({ status: 'ready', release, changed: (await self.wish()).changed });
      return release;
    },
    tell: (news) => queue.preview(news),
    wish: async () => (await queue.state()).preview,
    stop: async () => {
      await people.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
  await publish(dataFolder(people.server.dataDir), false);
  self.draft = await self.create(DRAFT);
  // Like a builder's poll.
  await self.wish();
  return self;
}
