import { screen } from '@testing-library/react';
import { languageAt } from '../../../testing/languageAt';
import { renderWithWords } from '../../../testing/renderWithWords';
import { EmptyList } from './ListHead';

it('shows the editor’s text', () => {
  const tree = [{ type: 'element', tag: 'p', attributes: {}, children: [{ type: 'text', value: 'Ask us.' }] }];
  renderWithWords(
    <EmptyList content={{ title: 'No dates', text: { tree }, borrowed: [{ field: 'text', locale: 'en' }] }} />,
  );
  expect(screen.getByRole('heading', { name: 'No dates' })).toBeVisible();
  expect(languageAt(screen.getByText('Ask us.'))).toBe('en');
});

it.each([
  ['en', 'Back to home', '/'],
  ['sl', 'Nazaj na začetek', '/sl/'],
])('has a default message with a link in %s', (locale, name, href) => {
  renderWithWords(<EmptyList content={null} />, locale);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
