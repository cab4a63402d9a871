import { type APIRequestContext, expect, test } from '@playwright/test';
import { visit } from './support/visit';

/** The records of a collection that a sender's address made, as the superuser sees them. */
async function recordsOf(request: APIRequestContext, collection: string, email: string): Promise<object[]> {
  const data = { identity: process.env.PB_SUPERUSER_EMAIL, password: process.env.PB_SUPERUSER_PASSWORD };
  const signIn = await request.post('/api/collections/_superusers/auth-with-password', { data });
  const { token } = (await signIn.json()) as { token: string };
  const response = await request.get(`/api/collections/${collection}/records`, {
    headers: { authorization: token },
    params: { filter: `email="${email}"` },
  });
  return ((await response.json()) as { items: object[] }).items;
}

// One after another: PocketBase lets an address sign in twice in three seconds.
test.describe.configure({ mode: 'serial' });

test('a contact message is written once, in Slovenian, though the button is pressed twice', async ({
  page,
  request,
}) => {
  const email = 'ana@visitor.example';
  await visit(page, '/sl/contact/');
  const form = page.getByRole('form').first();
  await form.getByLabel('Ime').fill('Ana Žagar');
  await form.getByLabel('E-poštni naslov').fill(email);
  await form.getByLabel('Sporočilo').fill('Čez en teden?');
  await form.getByRole('button').dblclick();
  await expect(form.getByText('Obrazec je uspešno poslan')).toBeVisible();
  await expect(form.getByLabel('Ime')).toHaveValue('');
  const sent = { name: 'Ana Žagar', message: 'Čez en teden?', locale: 'sl' };
  expect(await recordsOf(request, 'messages', email)).toEqual([expect.objectContaining(sent)]);
});

test('a required field says so below itself, and nothing is sent', async ({ page }) => {
  await visit(page, '/contact/');
  const form = page.getByRole('form').first();
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Required');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email');
  await expect(form.getByLabel('Name')).toBeFocused();
});

test('a server that is down costs no word of what was written', async ({ page }) => {
  await visit(page, '/contact/');
  const form = page.getByRole('form').first();
  await form.getByLabel('Name').fill('Ben');
  await form.getByLabel('Email').fill('ben@visitor.example');
  await page.route('**/api/collections/messages/records', (route) => route.abort());
  await form.getByRole('button').click();
  await expect(form.getByText('Failed to submit form')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Ben');
});

test('the voucher modal opens from the footer by keyboard, closes with Escape, and sends', async ({
  page,
  request,
}) => {
  const email = 'cilka@visitor.example';
  await visit(page, '/blog/');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Apply for a voucher' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name').fill('Cilka');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Voucher package').selectOption('2');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Application successfully submitted')).toBeVisible();
  expect(await recordsOf(request, 'form_messages', email)).toEqual([
    expect.objectContaining({ name: 'Cilka', data: expect.objectContaining({ package: 'Package 2' }) }),
  ]);
});

test('the voucher page takes package and referral from its address', async ({ page }) => {
  await visit(page, '/web3/voucher/?package=3&referral=ANA-1');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByLabel('Voucher package')).toHaveValue('3');
  await expect(form.getByLabel('Referral')).toHaveValue('ANA-1');
});
