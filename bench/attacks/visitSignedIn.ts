import type { PublishingSite } from '../lib/publishingSite';
import type { BrowserReader } from './browserReader';
import type { Findings } from './Findings';
import { openContext, provoke } from './watchPage';

const STATUS = '/_site/status';
/** Where the dashboard keeps its session; the status page and the bar read it there. */
const SESSION_KEY = '__pb_superusers__/_';
const WAIT = { timeout: 60_000 };

/** Opens the status page, pages with the editor's bar and a preview, as somebody who is signed in. */
export async function visitSignedIn(
  site: PublishingSite,
  { paths, previewMinutes }: { paths: readonly string[]; previewMinutes: number },
  { reader, findings }: { reader: BrowserReader; findings: Findings },
): Promise<void> {
  const origin = site.url;
  const session = JSON.stringify({ token: site.token, record: {} });
  const open = async (place: string, visit: (page: Awaited<ReturnType<typeof newPage>>) => Promise<void>) => {
    const page = await newPage(place);
    await visit(page).catch((error: unknown) => findings.add(place, 'broken', String(error).slice(0, 300)));
    findings.addFaults(place, page.url(), []);
    await page.context().close();
  };
  const newPage = async (place: string) => {
    const context = await openContext(reader, origin, place, findings);
    await context.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session]);
    return context.newPage();
  };

  await open('status page', async (page) => {
    await page.goto(origin + STATUS);
    await page.getByRole('region', { name: 'Live now' }).waitFor(WAIT);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    await page.waitForTimeout(2000);
    await provoke(page, { reader, origin, place: 'status page', findings });
    findings.read('status page');
  });
  const bar = "editor's bar";
  await open(bar, async (page) => {
    await page.goto(origin + STATUS);
    await page.getByRole('region', { name: 'Live now' }).waitFor(WAIT);
    for (const path of paths) {
      await page.goto(origin + path);
      await page.getByRole('complementary', { name: /For editors|Za urednike/ }).waitFor(WAIT);
      await provoke(page, { reader, origin, place: bar, findings });
      findings.read(bar);
    }
  });
  if (previewMinutes > 0) {
    await open('previews', async (page) => {
      const slug = 'attack-preview';
      const { items } = await site.ask<{ items: object[] }>(
        'GET',
        '/api/collections/posts/records?perPage=1&sort=-created',
      );
      const draft = { ...items[0], id: undefined, image: undefined, slug, status: 'draft' };
      const { id: record } = await site.ask<{ id: string }>('POST', '/api/collections/posts/records', draft);
      const link = await site.ask<{ url: string }>('POST', '/_site/preview', { collection: 'posts', record });
      await page.goto(origin + link.url);
      await provoke(page, { reader, origin, place: 'previews', findings });
      findings.read('previews');
      const strip = page.getByRole('complementary', { name: 'Preview' });
      await page
        .locator('h1')
        .and(page.locator('main h1'))
        .waitFor({ timeout: previewMinutes * 60_000 });
      await strip.waitFor(WAIT);
      await provoke(page, { reader, origin, place: 'previews', findings });
      findings.read('previews');
    });
  }
}
