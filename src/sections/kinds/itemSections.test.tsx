import { screen } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { Packages } from './itemSections';

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
