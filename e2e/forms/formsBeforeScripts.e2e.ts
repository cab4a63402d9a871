import { expect, type Page, test } from '@playwright/test';
import { fieldOf } from '../support/formKinds';
import { fillJourney, formOn, journeys, rowOf, senderOf, writtenBy } from '../support/journeys';
import { recordsOf } from '../support/recordsOf';
import { tagOf } from '../support/tagOf';

/** Delays the page's scripts, as a slow connection does, until they are released. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  return release;
}

/** Waits until React has hydrated the built form. */
const takenOver = (page: Page) =>
  formOn(page).evaluate(
    (form) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (Object.keys(form).some((key) => key.startsWith('__reactProps'))) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

for (const journey of journeys) {
  const { form: name, collection, locale, path, labels, thanks, words } = journey;

  test(
    `${name} in ${locale}: text typed before the scripts run is kept by them`,
    tagOf(locale),
    async ({ page, request }) => {
      const email = senderOf(journey, 'early');
      const release = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await fillJourney(page, journey, email);
      release();
      await takenOver(page);
      for (const reload of [false, true]) {
        if (reload) await page.reload({ waitUntil: 'networkidle' });
        for (const [label, value] of Object.entries(writtenBy(journey, email))) {
          await expect(fieldOf(formOn(page), label)).toHaveValue(value);
        }
      }
      await formOn(page).getByRole('button', { name: labels.button }).click();
      await expect(formOn(page).getByText(words.success)).toBeVisible();
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    },
  );

  test(
    `${name} in ${locale}: a form sent before the scripts run is accepted by the server`,
    tagOf(locale),
    async ({ page, request }) => {
      const email = senderOf(journey, 'earlier');
      const release = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await fillJourney(page, journey, email);
      await formOn(page).getByRole('button', { name: labels.button }).click();
      await expect(page).toHaveURL(new RegExp(`${thanks}(#sent-\\w+)?$`));
      release();
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    },
  );
}
