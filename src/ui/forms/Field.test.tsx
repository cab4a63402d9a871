import { render, screen } from '@testing-library/react';
import { Field } from './Field';

it('has a label, and an asterisk that is not part of the name', () => {
  render(<Field id="a" name="name" type="text" label="Name" required />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it('is valid without an error and described by one', () => {
  const { rerender } = render(<Field id="a" name="email" type="email" label="Email" />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  rerender(<Field id="a" name="email" type="email" label="Email" error="Invalid email" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Invalid email');
});

it('is described by its caller, then by the hint, then by the error', () => {
  const field = (error?: string) => (
    <>
      <p id="aside">Not shared</p>
      <Field
        id="a"
        name="wallet"
        type="text"
        label="Wallet"
        describedBy="aside"
        hint="0x and 40 characters"
        error={error}
      />
    </>
  );
  const { rerender } = render(field());
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Not shared 0x and 40 characters');
  rerender(field('Invalid'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Not shared 0x and 40 characters Invalid');
});

it('has a place for an error that the server writes', () => {
  const { container } = render(<Field id="a" name="email" type="email" label="Email" />);
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- empty, it has no role
  expect(container.querySelector('#a-error')).toBeEmptyDOMElement();
});

it('brings up the keyboard that fits', () => {
  render(<Field id="a" name="phone" type="tel" label="Phone" autoComplete="tel" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('spellcheck');
});

it.each([
  ['an address', { type: 'email' }],
  ['a code', { type: 'text', verbatim: true }],
] as const)('corrects no spelling in %s', (_, kind) => {
  render(<Field id="a" name="a" label="A" {...kind} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocapitalize', 'none');
});

it('offers options, and first the choice of none', () => {
  const options = [{ value: '1', label: 'Check-up' }];
  render(<Field id="a" name="package" type="select" label="Package" placeholder="Choose" options={options} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose', 'Check-up']);
  expect(screen.getByRole('combobox', { name: 'Package' })).toHaveValue('');
});
