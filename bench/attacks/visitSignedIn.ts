import { type PublishingSite, SUPERUSER } from '../lib/publishingSite';
import type { BrowserReader } from './browserReader';
import type { Filled } from './fillSite';
import type { Findings } from './Findings';
import { openContext, dispatchEvents } from './watchPage';

const STATUS = '/_site/status';
const WAIT = { timeout: 60_000 };

/** A draft with the first accepted values of its fields, and many in its text. */
function attackedDraft(filled: readonly Filled[]): Record<string, unknown> {
  const fields = filled.find(({ collection }) => collection === 'posts')?.fields ?? [];
  const valuesOf = (name: string) => fields.find(({ field }) => field.name === name)?.values ?? [];
  const body = valuesOf('body').slice(0, 200).join('\n');
  return { title: valuesOf('title')[0], summary: valuesOf('summary')[0], body };
}

/** Opens the status page, pages with the editors' bar and a preview, with a signed-in account. */
export async function visitSignedIn(
  site: PublishingSite,
  { paths, filled, previewMinutes }: { paths: readonly string[]; filled: readonly Filled[]; previewMinutes: number },
  { reader, findings }: { reader: BrowserReader; findings: Findings },
): Promise<void> {
  const origin = site.url;
  const open = async (place: string, visit: (page: Awaited<ReturnType<typeof newPage>>) => Promise<void>) => {
    const page = await newPage(place);
    await visit(page).catch((error: unknown) => findings.add(place, 'broken', String(error).slice(0, 300)));
    await page.context().close();
  };
  const newPage = async (place: string) => {
    const page = await (await openContext(reader, origin, place, findings)).newPage();
    await page.goto(origin + STATUS);
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill(SUPERUSER.email);
    await form.getByLabel('Password').fill(SUPERUSER.password);
    await form.getByRole('button').click();
    await page.getByRole('region', { name: 'Live now' }).waitFor(WAIT);
    return page;
  };

  await open('status page', async (page) => {
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    await page.waitForTimeout(2000);
    await dispatchEvents(page, { reader, origin, place: 'status page', findings }, 'toolViolations');
    findings.read('status page');
  });
  const bar = "editor's bar";
  await open(bar, async (page) => {
    for (const path of paths) {
      await page.goto(origin + path);
      await page.getByRole('complementary', { name: /For editors|Za urednike/ }).waitFor(WAIT);
      await dispatchEvents(page, { reader, origin, place: bar, findings });
      findings.read(bar);
    }
  });
  if (previewMinutes > 0) {
    await open('previews', async (page) => {
      const slug = `attack-preview-${Date.now()}`;
      const draft = { ...attackedDraft(filled), slug, status: 'draft' };
      const { id: record } = await site.ask<{ id: string }>('POST', '/api/collections/posts/records', draft);
      const link = await site.ask<{ url: string }>('POST', '/_site/preview', { collection: 'posts', record });
      await page.goto(origin + link.url);
      // A page of the server, until the draft is built.
      await dispatchEvents(page, { reader, origin, place: 'previews', findings }, 'toolViolations');
      findings.read('previews');
      const strip = page.getByRole('complementary', { name: 'Preview' });
      await strip.waitFor({ timeout: previewMinutes * 60_000 });
      await dispatchEvents(page, { reader, origin, place: 'previews', findings });
      findings.read('previews');
    });
  }
}
