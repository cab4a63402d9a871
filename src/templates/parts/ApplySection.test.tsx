import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../../testing/renderWithWords';
import { stubFetch } from '../../testing/stubFetch';
import { ApplySection } from './ApplySection';

const workshop = {
  title: 'AI & you',
  contact: { email: 'hello@modrina.example', phone: '+386 1 000 00 00' },
};
beforeEach(() => window.sessionStorage.clear());

it('applies for the workshop by its title', async () => {
  const requests = stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
  renderWithWords(<ApplySection {...workshop} isFull={false} />);
  const form = await screen.findByRole('form', { name: 'Apply for this workshop' });
  expect(form).toHaveTextContent('Your application: AI & you');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('Application successfully submitted')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ data: { subject: 'AI & you' } });
});

it('applies for the waiting list of a workshop that is full', async () => {
  renderWithWords(<ApplySection {...workshop} isFull />, 'sl');
  const form = await screen.findByRole('form', { name: 'Prijavite se na čakalni seznam' });
  expect(form).toHaveTextContent('Vaša prijava: AI & you (čakalni seznam)');
  expect(screen.getByRole('link', { name: 'Pišite nam' })).toHaveAttribute(
    'href',
    `mailto:hello@modrina.example?subject=${encodeURIComponent('AI & you (čakalni seznam)')}`,
  );
});
