import { expect, type Page, test } from '@playwright/test';
import { fieldOf, fillIn, type FormKind, formKinds, WALLET } from '../support/formKinds';
import { tabTo } from '../support/keyboard';
import { recordsOf } from '../support/recordsOf';
import { SLOW, tagOf } from '../support/tagOf';
import { violationsOf } from '../support/violationsOf';
import { visit } from '../support/visit';

const formOn = (page: Page) => page.getByRole('main').getByRole('form');
const senderOf = ({ form, locale }: FormKind, way: string) => `${way}.${form}.${locale}@visitor.example`;
const personOf = ({ labels, locale }: FormKind, email: string) => ({
  [labels.name]: 'Žiga Čuk',
  [labels.email]: email,
  [labels.message]: `${email}: "šđ" & <b>\nin ${locale}`,
});
const rowOf = ({ form, locale, data }: FormKind, email: string) => ({
  ...{ form, locale, status: 'new', name: 'Žiga Čuk', message: `${email}: "šđ" & <b>\nin ${locale}` },
  data: expect.objectContaining(data),
});

for (const kind of formKinds) {
  const { form: name, locale, path, labels } = kind;
  // The other kinds run the same code; this one has a list among its fields.
  const rest = name === 'referral' ? {} : SLOW;
  const thankYou = `${locale === 'sl' ? '/sl' : ''}/thank-you/${name}/no-mail/`;

  test.describe(`${name} in ${locale}`, tagOf(locale), () => {
    test('is sent, confirms it, and is empty again', async ({ page, request }) => {
      const email = senderOf(kind, 'sent');
      const problems = await visit(page, path);
      const form = formOn(page);
      await fillIn(form, { ...personOf(kind, email), ...kind.more });
      await form.getByRole('button', { name: labels.button }).dblclick();
      await expect(form.getByText(kind.success)).toBeVisible();
      await expect(fieldOf(form, labels.name)).toHaveValue('');
      expect(await recordsOf(request, 'form_messages', email)).toEqual([expect.objectContaining(rowOf(kind, email))]);
      expect(problems).toEqual([]);
    });

    test('reports missing or invalid values, where, and that there is a problem', async ({ page, request }) => {
      const email = senderOf(kind, 'nobody').replace('@', ' at ');
      await visit(page, path);
      const form = formOn(page);
      await fieldOf(form, labels.email).fill(email);
      await form.getByRole('button', { name: labels.button }).click();
      await expect(fieldOf(form, labels.name)).toHaveAccessibleDescription(new RegExp(kind.required));
      await expect(fieldOf(form, labels.email)).toHaveAccessibleDescription(new RegExp(kind.wrongEmail));
      await expect(form.getByRole('heading', { name: kind.summary })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${kind.titlePrefix}`));
      if (name === 'referral') {
        for (const label of Object.keys(kind.more)) {
          await expect(fieldOf(form, label)).toHaveAccessibleDescription(new RegExp(kind.required));
        }
      }
      expect(await violationsOf(page)).toEqual([]);
      await form.getByRole('link', { name: new RegExp(kind.wrongEmail) }).click();
      await expect(fieldOf(form, labels.email)).toBeFocused();
      expect(await recordsOf(request, 'form_messages', email)).toEqual([]);
    });

    test('is filled and sent by keyboard alone', rest, async ({ page, request }) => {
      const email = senderOf(kind, 'keyboard');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      const form = formOn(page);
      const values = { [labels.name]: 'Žiga Čuk', [labels.email]: email, ...kind.more };
      for (const [label, value] of Object.entries(values)) {
        await tabTo(page, fieldOf(form, label));
        await page.keyboard.type(value);
      }
      await tabTo(page, form.getByRole('button', { name: labels.button }));
      await page.keyboard.press('Enter');
      await expect(form.getByText(kind.success)).toBeVisible();
      expect(await recordsOf(request, 'form_messages', email)).toEqual([
        expect.objectContaining({ form: name, status: 'new', data: expect.objectContaining(kind.data) }),
      ]);
    });

    test.describe('without scripts', rest, () => {
      test.use({ javaScriptEnabled: false });

      test('is sent, and leads to the thank-you page', async ({ page, request }) => {
        const email = senderOf(kind, 'plain');
        await page.goto(path);
        const form = formOn(page);
        await fillIn(form, { ...personOf(kind, email), ...kind.more });
        await form.getByRole('button', { name: labels.button }).click();
        await expect(page).toHaveURL(new RegExp(`:\\d+${thankYou}#sent-\\w+$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.thanks);
        await expect(page.getByText(kind.success)).toBeVisible();
        expect(await recordsOf(request, 'form_messages', email)).toEqual([expect.objectContaining(rowOf(kind, email))]);
      });

      test('returns with the errors and the typed values', async ({ page, request }) => {
        const email = senderOf(kind, 'plainly wrong').replace('@', ' at ');
        await page.goto(path);
        const form = formOn(page);
        const values = { ...personOf(kind, email), ...kind.more, [labels.name]: '' };
        await fillIn(form, values);
        const answer = page.waitForResponse((response) => response.request().method() === 'POST');
        await form.getByRole('button', { name: labels.button }).click();
        expect((await answer).status()).toBe(422);
        await expect(page).toHaveTitle(new RegExp(`^${kind.titlePrefix}`));
        await expect(page).toHaveURL(new RegExp(`/_site/forms/${name}$`));
        await expect(form.getByRole('heading', { name: kind.summary })).toBeVisible();
        await expect(fieldOf(form, labels.name)).toHaveAccessibleDescription(new RegExp(kind.required));
        await expect(fieldOf(form, labels.email)).toHaveAccessibleDescription(new RegExp(kind.wrongEmail));
        for (const [label, value] of Object.entries(values)) {
          await expect(fieldOf(form, label)).toHaveValue(value);
        }
        expect(await recordsOf(request, 'form_messages', email)).toEqual([]);
      });
    });
  });
}

test.describe('the wallet', () => {
  for (const [path, label, wrong] of [
    ['/referral/', 'USDC wallet address', 'Invalid wallet address'],
    ['/sl/referral/', 'Naslov denarnice USDC', 'Nepravilna oblika naslova'],
  ] as const) {
    test(`is reported as invalid, and shown for comparison when it is valid (${path})`, async ({ page }) => {
      await visit(page, path);
      const wallet = fieldOf(formOn(page), label);
      await wallet.fill(WALLET.replace('Aeb', 'aeb'));
      await wallet.blur();
      await expect(wallet).toHaveAccessibleDescription(new RegExp(wrong));
      await wallet.fill(WALLET);
      await wallet.blur();
      await expect(wallet).not.toHaveAccessibleDescription(new RegExp(wrong));
      await expect(formOn(page).getByText(/0x5aAe\s.*\seAed\./)).toBeVisible();
    });
  }

  test('is checked by the server where the browser cannot', async ({ page, request }) => {
    const [kind] = formKinds.filter(({ form, locale }) => form === 'referral' && locale === 'en');
    if (!kind) throw new Error('The site has no referral form.');
    const email = senderOf(kind, 'checksum');
    await visit(page, kind.path);
    // The only script that the page loads from here on is the wallet check.
    await page.route('**/*.js', (route) => route.abort());
    const form = formOn(page);
    await fillIn(form, { ...personOf(kind, email), ...kind.more, 'USDC wallet address': WALLET.replace('Aeb', 'aeb') });
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(fieldOf(form, 'USDC wallet address')).toHaveAccessibleDescription(/Invalid wallet address/);
    expect(await recordsOf(request, 'form_messages', email)).toEqual([]);
  });
});

test('a workshop has its application on its page, a full one for its waiting list', async ({ page, request }) => {
  for (const [path, opener, button, subject] of [
    ['/workshops/ai-for-leadership-teams/', 'Apply', 'Submit application', /^[^(]+$/],
    ['/sl/workshops/prompting-at-work/', 'Na čakalni seznam', 'Pošlji prijavo', / \(čakalni seznam\)$/],
  ] as const) {
    const email = `${opener.length}.workshop@visitor.example`;
    await visit(page, path);
    await page.getByRole('article').getByRole('link', { name: opener, exact: true }).click();
    await expect(formOn(page)).toBeInViewport();
    const [name, address] = path.startsWith('/sl/') ? ['Ime', 'E-poštni naslov'] : ['Name', 'Email'];
    await fillIn(formOn(page), { [name]: 'Ana', [address]: email });
    await formOn(page).getByRole('button', { name: button }).click();
    await expect(formOn(page).getByText(/successfully submitted|uspešno oddana/)).toBeVisible();
    const [row] = await recordsOf(request, 'form_messages', email);
    expect(row).toMatchObject({ form: 'application', data: { subject: expect.stringMatching(subject) } });
  }
  await visit(page, '/workshops/data-protection-and-ai/');
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
});
