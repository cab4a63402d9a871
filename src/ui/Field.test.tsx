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

it('brings up the keyboard that fits', () => {
  render(<Field id="a" name="phone" type="tel" label="Phone" autoComplete="tel" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
});

it('offers options, and first the choice of none', () => {
  const options = [{ value: '1', label: 'Check-up' }];
  render(<Field id="a" name="package" type="select" label="Package" placeholder="Choose" options={options} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose', 'Check-up']);
  expect(screen.getByRole('combobox', { name: 'Package' })).toHaveValue('');
});
