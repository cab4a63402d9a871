import { screen, within } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Breadcrumbs } from './Breadcrumbs';

it('links to the list in the page’s locale and names the page', () => {
  renderWithWords(<Breadcrumbs to="/blog/" label="Blog" here="Pravo" />, 'sl');
  const trail = screen.getByRole('navigation', { name: 'Tukaj ste' });
  expect(within(trail).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/sl/blog/');
  expect(within(trail).getByText('Pravo')).toHaveAttribute('aria-current', 'page');
});

it('ends with the list if the title is below', () => {
  renderWithWords(<Breadcrumbs to="/workshops/" label="All workshops" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
