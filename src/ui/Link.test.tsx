import { screen } from '@testing-library/react';
import { LocaleContext } from '../i18n/LocaleContext';
import { renderWithWords } from '../testing/renderWithWords';
import { Link } from './Link';

const show = (to: string) =>
  renderWithWords(
    <LocaleContext.Provider value="sl">
      <Link to={to}>Go</Link>
    </LocaleContext.Provider>,
    'sl',
  );

it.each(['https://booking.example/modrina', 'http://booking.example/', 'HTTPS://Booking.example/'])(
  '%s opens in a new tab',
  (to) => {
    show(to);
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);

it.each([
  ['/blog', '/sl/blog/'],
  ['#more', '#more'],
  ['mailto:hello@modrina.example', 'mailto:hello@modrina.example'],
  ['tel:+38615551234', 'tel:+38615551234'],
  ['/eu/programme.pdf', '/eu/programme.pdf'],
])('%s stays in the window', (to, href) => {
  show(to);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example'])(
  '%s is text and no link',
  (to) => {
    show(to);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Go')).toBeVisible();
  },
);
