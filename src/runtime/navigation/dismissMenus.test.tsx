import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissMenus } from './dismissMenus';
import { PAGE } from '../page/siteEvents';

const menu = (name: string) => (
  <details name="header" data-testid={name}>
    <summary>{name}</summary>
    <a href={`#${name}`}>{`${name} link`}</a>
  </details>
);
const details = (name: string) => screen.getByTestId<HTMLDetailsElement>(name);
const open = (name: string) => {
  details(name).open = true;
};

beforeAll(dismissMenus);
const show = () =>
  render(
    <>
      {menu('services')}
      {menu('languages')}
      <button type="button">Elsewhere</button>
      <details data-testid="question">
        <summary>A question of the page</summary>
      </details>
    </>,
  );

it('closes an open menu by Escape and gives the focus back to its button', async () => {
  show();
  open('services');
  screen.getByText('services link').focus();
  await userEvent.keyboard('{Escape}');
  expect(details('services')).not.toHaveAttribute('open');
  expect(screen.getByText('services')).toHaveFocus();
});

it('leaves the focus where it is when Escape closes a menu that does not hold it', async () => {
  show();
  screen.getByRole('button').focus();
  open('services');
  await userEvent.keyboard('{Escape}');
  expect(details('services')).not.toHaveAttribute('open');
  expect(screen.getByRole('button')).toHaveFocus();
});

it('closes by a click outside, by one on another menu, and not by one inside', async () => {
  show();
  open('services');
  await userEvent.click(details('services'));
  expect(details('services')).toHaveAttribute('open');
  await userEvent.click(screen.getByText('languages'));
  expect(details('services')).not.toHaveAttribute('open');
  open('services');
  await userEvent.click(document.body);
  expect(details('services')).not.toHaveAttribute('open');
});

it('closes when the focus goes on', async () => {
  show();
  open('languages');
  screen.getByText('languages link').focus();
  expect(details('languages')).toHaveAttribute('open');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(details('languages')).not.toHaveAttribute('open');
});

it('closes by one of its own links', async () => {
  show();
  open('services');
  await userEvent.click(screen.getByText('services link'));
  expect(details('services')).not.toHaveAttribute('open');
});

it.each([
  ['a change of page', '/blog/', false],
  ['the beginning of the application', null, true],
])('after %s', (_, previous, isOpen) => {
  render(<header>{menu('services')}</header>);
  const overlay = document.createElement('div');
  overlay.setAttribute('popover', 'auto');
  const hidden: boolean[] = [];
  overlay.hidePopover = () => void hidden.push(true);
  screen.getByRole('banner').append(overlay);
  open('services');
  window.dispatchEvent(new CustomEvent(PAGE, { detail: { path: '/about/', previous } }));
  expect(details('services').open).toBe(isOpen);
  expect(hidden).toEqual(isOpen ? [] : [true]);
});

it('leaves the questions of a page alone', async () => {
  show();
  screen.getByTestId<HTMLDetailsElement>('question').open = true;
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId('question')).toHaveAttribute('open');
});
