import type { ComponentProps } from 'react';
import { screen, within } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { seedMenus } from '../../testing/seedMenus';
import { HeaderView } from './HeaderView';
import { type Shell, shellOf } from '../shell';

type Menus = Pick<ComponentProps<typeof HeaderView>['data'], Shell['menu']>;

const none = { menuDefault: null, menuWeb: null, menuWeb3: null, menuSi: null };

function show(path: string, locale = 'en', menus: Partial<Menus> | null = null) {
  const data = { site: { title: 'Modrina', image: null }, ...none, ...(menus ?? seedMenus(locale)) };
  renderWithWords(<HeaderView data={data} {...shellOf(path, 'default')} current={path} />, locale);
}
const row = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);

it('marks the section of the page in view', () => {
  show('/workshops/');
  expect(row().getByRole('link', { name: 'Workshops' })).toHaveAttribute('aria-current', 'true');
  expect(row().getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
});

it('marks the logo as the current page only on the home page', () => {
  const logo = () => screen.getAllByRole('link', { name: 'Modrina, home' }).at(-1);
  show('/');
  expect(logo()).toHaveAttribute('aria-current', 'page');
  show('/workshops/');
  expect(logo()).not.toHaveAttribute('aria-current');
});

it('marks the group that holds the section', () => {
  show('/ai-svetovanje/', 'sl');
  expect(row().getByText('Storitve')).toHaveAttribute('data-current');
  expect(row().getByText('AI-svetovanje')).toHaveAttribute('aria-current', 'true');
});

it.each(['/case/dairy-order-desk/', '/case/claims-triage/'])('marks the item of the cases on %s', (path) => {
  show(path);
  expect(row().getByText('Case studies')).toHaveAttribute('aria-current', 'true');
  expect(row().getByText('Services')).toHaveAttribute('data-current');
  expect(row().getAllByRole('link', { current: true, hidden: true })).toHaveLength(1);
});

it('marks the assistant on another product’s page, and nothing on a page of no part', () => {
  show('/other-ai-assistant/');
  expect(row().getByText('AI assistant')).toHaveAttribute('aria-current', 'true');
  show('/privacy/');
  expect(screen.queryAllByRole('link', { current: true, hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'AI assistant',
    'AI assistant',
  ]);
});

it('links to the target of a group as the first of its links, unless one of them leads there', () => {
  const link = (label: string, to: string) => ({ id: label, label, to, blank: false, borrowed: [] });
  const group = { ...link('Services', '/services/'), links: [link('Training', '/training/')] };
  const open = { ...link('Company', '/team/'), links: [link('Team', '/team/')] };
  const links = [group, open];
  show('/services/', 'en', { menuDefault: { links } });
  expect(row().getByRole('link', { name: 'Services', hidden: true })).toHaveAttribute('href', '/services/');
  expect(
    row()
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Services', 'Training', 'Team']);
  expect(row().getAllByText('Services')[0]).toHaveAttribute('data-current');
});

it('links out of the digitalization section without its prefix', () => {
  show('/digitalization/', 'sl');
  expect(row().getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/sl/contact/');
  expect(row().getByText('Delavnice')).toHaveAttribute('href', '/sl/workshops/');
});

it('has an overlay that opens and closes without any script', () => {
  show('/blog/', 'sl');
  const burger = screen.getByRole('button', { name: 'Meni' });
  const overlay = screen.getByRole('dialog', { name: 'Meni' });
  expect(overlay).toHaveAttribute('popover', 'auto');
  expect(burger).toHaveAttribute('popovertarget', overlay.id);
  const close = within(overlay).getByRole('button', { name: 'Zapri' });
  expect(close).toHaveAttribute('popovertarget', overlay.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
  expect(within(overlay).getByRole('link', { name: 'Proizvodnja' })).toHaveAttribute('href', '/sl/manufacturing/');
});

it.each([
  ['with links', null, 'ready'],
  ['without a menu', {}, 'empty'],
  ['with an empty menu', { menuDefault: { links: [] as [] } }, 'empty'],
])('marks itself, %s, as with or without a menu', (_, menus, state) => {
  show('/blog/', 'en', menus);
  expect(screen.getByRole('link', { name: 'Modrina, home' })).toHaveAttribute('data-menu', state);
});

it('is not taken for empty on the index, which shows no links of the menu that it has', () => {
  show('/');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Modrina, home',
    'Search',
  ]);
  expect(screen.getByRole('link', { name: 'Modrina, home' })).toHaveAttribute('data-menu', 'ready');
});

it('marks an untranslated label as English', () => {
  const { menuDefault } = seedMenus('sl');
  const links = (menuDefault?.links ?? []).map((link) =>
    link.label === 'Blog' ? { ...link, borrowed: [{ field: 'label', locale: 'en' }] } : link,
  );
  const data = { site: { title: 'Modrina', image: null }, ...none, menuDefault: { links } };
  renderWithWords(<HeaderView data={data} {...shellOf('/blog/', 'default')} current="/blog/" />, 'sl');
  expect(row().getByRole('link', { name: 'Blog' })).toHaveAttribute('lang', 'en');
  expect(row().getByRole('link', { name: 'Delavnice' })).not.toHaveAttribute('lang');
});
