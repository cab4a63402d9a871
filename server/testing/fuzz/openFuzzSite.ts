import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ADDED, bodyOf, FORM_NAMES, plainFieldsOf } from '../../../pocketbase/hooks/testing/submissions';
import { type PreviewSite, startPreviewSite } from '../../../pocketbase/hooks/testing/previewSite';
import { ROOT } from '../../settings';
import type { FuzzSite } from './drawRequest';
import { ownRoutes } from './ownRoutes';

const PAGES = ['', 'sl/', 'blog/', 'sl/blog/', 'blog/draft/', 'index.html', 'nowhere/', 'feed.rss', 'robots.txt'];
const PAGES_OF_HOOKS = path.join(ROOT, 'pocketbase/pb_hooks/pages');
const files = (page: string) => readdirSync(path.join(PAGES_OF_HOOKS, page));

/** A real PocketBase with a release, a preview and a link to it, and the values from which requests to it are drawn. */
export async function openFuzzSite(): Promise<{ preview: PreviewSite; site: FuzzSite }> {
  const preview = await startPreviewSite();
  const { people, draft } = preview;
  const link = { collection: 'posts', record: draft };
  const made = await people.as('editor', 'POST', '/_site/preview', link);
  const token = (made.body as unknown as { url: string }).url.split('/').pop() ?? '';
  await preview.show('Draft');
  await people.as('builder', 'POST', '/_site/publishing/lease', { holder: 'fuzz', revision: 1 });

  const { owner, editor, builder } = people.tokens;
  const step = { fence: 1, holder: 'fuzz', revision: 1, status: 'live', release: 'x', pages: 3, parts: {}, error: '' };
  const report = { message: 'broken', stack: 'f@https://a.example/app.js:1:2', path: '/blog/', version: '1.0.0' };
  const form = { '/_site/forms/{form}': FORM_NAMES.map((name) => plainFieldsOf(name)) };
  const site: FuzzSite = {
    routes: ownRoutes(),
    tokens: ['', editor, owner, builder],
    cookies: [`site_preview=${token}`, 'site_bar=1', 'site_locale=sl'],
    segments: {
      form: Object.keys(ADDED),
      step: ['lease', 'renew', 'finish', 'move', 'preview'],
      token: [token, 'leave', 'state'],
      path: PAGES,
      '/_site/export/{file} file': ['messages.csv', 'form_messages.csv'],
      '/_site/bar/{file} file': files('bar'),
      '/_site/status/{file} file': files('status'),
      '/_site/preview/page/{file} file': files('preview'),
    },
    samples: {
      ...form,
      '/_site/save-form-message': FORM_NAMES.map((name) => bodyOf(name)),
      '/api/collections/messages/records': [bodyOf('contact')],
      '/api/collections/form_messages/records': FORM_NAMES.map((name) => bodyOf(name)),
      '/_site/preview': [link],
      '/_site/publishing/{step}': [
        step,
        { ...step, status: 'failed' },
        { status: 'ready', release: 'x', changed: '1' },
      ],
      '/_site/error-report': [report],
    },
  };
  return { preview, site };
}
