import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { LanguageSelector } from './LanguageSelector';

it.each([
  ['en', 'Language: ENG', 'English'],
  ['sl', 'Jezik: SLO', 'Slovenščina'],
])('in %s shows %s and names each locale in its own language', (locale, trigger, current) => {
  renderWithWords(<LanguageSelector path="/case/dairy-order-desk/" />, locale);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(screen.getByText((_, element) => element?.tagName === 'SUMMARY')).toHaveTextContent(trigger);
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/case/dairy-order-desk/'],
    ['Slovenščina', 'sl', '/sl/case/dairy-order-desk/'],
  ]);
  expect(links.find((link) => link.getAttribute('aria-current'))).toHaveTextContent(current);
});
