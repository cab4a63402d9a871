import { screen } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { Packages, Steps } from './itemSections';

it('lists the packages, each with a link that chooses it in the form', () => {
  const items = [{ id: 'a', borrowed: [{ field: 'title', locale: 'en' }], number: '2', title: 'Pilot', text: null }];
  renderWithWords(<Packages block={blockOf({ kind: 'packages', packages: { items } })} section="web3" />, 'sl');
  expect(screen.getByRole('heading', { name: 'Pilot' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Prijava za paket 2' })).toHaveAttribute(
    'href',
    '/sl/web3/voucher/?package=2#apply',
  );
});

it('is an empty list while there is no such content', () => {
  renderWithWords(<Packages block={blockOf({ kind: 'packages' })} section="web3" />);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('offers no choice of a package without a number, which the form could not tell from none', () => {
  const items = [{ id: 'a', borrowed: [], number: null, title: 'Pilot', text: null }];
  renderWithWords(<Packages block={blockOf({ kind: 'packages', packages: { items } })} section="web3" />);
  expect(screen.getByText('Pilot')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

const step = (number: string | null, title: string) => ({
  ...{ id: title, borrowed: [], number, title, text: null, link: null, link_label: null },
  ...{ image: null, image_alt: null, image_focus: null },
});

it('has the figure of a step read, and hides its mere place', () => {
  const items = [step('0–5', 'Listen'), step(null, 'Look'), step('3', 'Write')];
  renderWithWords(<Steps block={blockOf({ kind: 'steps', items })} section="default" />);
  expect(screen.getByText('0–5')).not.toHaveAttribute('aria-hidden');
  expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

it('skips no level of headings without a title of the block', () => {
  const items = [step(null, 'Listen')];
  const { rerender } = renderWithWords(<Steps block={blockOf({ kind: 'steps', items })} section="default" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Listen' })).toBeVisible();
  rerender(<Steps block={blockOf({ kind: 'steps', items, title: 'How' })} section="default" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Listen' })).toBeVisible();
});
