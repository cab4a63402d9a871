import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Apply, ApplySection } from './Apply';
import userEvent from '@testing-library/user-event';
import { stubFetch } from '../../testing/stubFetch';

const workshop = { title: 'AI & you', email: 'hello@modrina.example', isPast: false, left: 5 };

it('links to the form, or applies by e-mail with the workshop’s title', () => {
  renderWithWords(<Apply {...workshop} />);
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '#apply');
  expect(screen.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
    'href',
    'mailto:hello@modrina.example?subject=AI%20%26%20you',
  );
});

it('offers the waiting list of a workshop that is full', () => {
  renderWithWords(<Apply {...workshop} left={0} />, 'sl');
  expect(screen.getByRole('link', { name: 'Na čakalni seznam' })).toHaveAttribute('href', '#apply');
  expect(screen.getByRole('link', { name: 'Na čakalni seznam po e-pošti' })).toHaveAttribute(
    'href',
    `mailto:hello@modrina.example?subject=${encodeURIComponent('AI & you (čakalni seznam)')}`,
  );
  expect(screen.getByText(/^Vsa mesta so zasedena/)).toBeVisible();
});

it('links from a past workshop to the others', () => {
  renderWithWords(<Apply {...workshop} isPast />, 'sl');
  expect(screen.getByText('Ta delavnica je že mimo.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sl/workshops/');
});

it('accepts applications without a number of places, and only by the form without an e-mail address', () => {
  const { unmount } = renderWithWords(<Apply {...workshop} left={null} />);
  expect(screen.getByRole('link', { name: 'Apply by email' })).toBeVisible();
  unmount();
  renderWithWords(<Apply {...workshop} email={undefined} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Apply');
});

const section = {
  title: 'AI & you',
  contact: { email: 'hello@modrina.example', phone: '+386 1 000 00 00' },
};
beforeEach(() => window.sessionStorage.clear());

it('applies for the workshop by its title', async () => {
  const requests = stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
  renderWithWords(<ApplySection {...section} isFull={false} />);
  const form = await screen.findByRole('form', { name: 'Apply for this workshop' });
  expect(form).toHaveTextContent('Your application: AI & you');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('Application successfully submitted')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ data: { subject: 'AI & you' } });
});

it('applies for the waiting list of a workshop that is full', async () => {
  renderWithWords(<ApplySection {...section} isFull />, 'sl');
  const form = await screen.findByRole('form', { name: 'Prijavite se na čakalni seznam' });
  expect(form).toHaveTextContent('Vaša prijava: AI & you (čakalni seznam)');
  expect(screen.getByRole('link', { name: 'Pišite nam' })).toHaveAttribute(
    'href',
    `mailto:hello@modrina.example?subject=${encodeURIComponent('AI & you (čakalni seznam)')}`,
  );
});
