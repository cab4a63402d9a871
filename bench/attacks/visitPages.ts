import type { BrowserReader } from './browserReader';
import type { Findings } from './Findings';
import { openContext, dispatchEvents } from './watchPage';

const PLACE = 'pages opened in Chromium';
const AT_ONCE = 2;

/** Opens pages as a visitor does, until React has hydrated them; every n-th if there are too many. */
export async function visitPages(
  { url, paths, most }: { url: string; paths: readonly string[]; most: number },
  { reader, findings }: { reader: BrowserReader; findings: Findings },
): Promise<void> {
  const step = Math.max(1, paths.length / most);
  const queue = paths.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const context = await openContext(reader, url, PLACE, findings);
  const visit = async () => {
    const page = await context.newPage();
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      try {
        await page.goto(url + path);
        await page.locator('body[data-started]').waitFor({ timeout: 30_000 });
        // The application loads at the first sign of intent; the 404 page has none.
        await page.keyboard.press('Shift');
        const isDrawn = page.locator('body[data-mounted], main[data-template="not-found"]').first();
        await isDrawn.waitFor({ timeout: 30_000 });
        await dispatchEvents(page, { reader, origin: url, place: PLACE, findings });
      } catch (error) {
        findings.add(PLACE, 'broken', `${path}: ${String(error).slice(0, 200)}`);
      }
      findings.read(PLACE);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  await context.close();
}
