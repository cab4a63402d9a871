import { screen, within } from '@testing-library/react';
import { FIRST_LEVELS, shellTable } from '../testing/shellTable';
import { renderWithWords } from '../testing/renderWithWords';
import { seedMenus } from '../testing/seedMenus';
import { FooterView } from './footer/FooterView';
import { HeaderView } from './header/HeaderView';
import { type Shell, shellOf } from './shell';

const menus = seedMenus() as Record<Shell['menu'] | 'menu-footer', ReturnType<typeof seedMenus>[string]>;
const header = { site: { title: 'Modrina', image: null }, ...menus };
const footer = {
  build: { siteMetadata: { version: '1.6.20', asksConsent: false } },
  site: { borrowed: [], title: 'Modrina', details: null, text: null },
  booking: { borrowed: [], title: 'Book a call', link: 'https://booking.example/modrina' },
  voucher: { borrowed: [], title: 'Apply for a voucher', link: '/web3/voucher/' },
  voucherForm: null,
  packages: null,
  euStrip: { borrowed: [], title: 'Co-financing' },
  menu: menus['menu-footer'],
};

/** Words of the first level: links, and what opens the groups. */
function firstLevel(): string[] {
  const [row] = screen.queryAllByRole('navigation', { name: 'Main' });
  if (!row) return [];
  const [list] = within(row).getAllByRole('list');
  return [...(list?.children ?? [])].map((item) => item.querySelector('summary, a')?.textContent ?? '');
}

const linksOf = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

it('has a row for every kind of page in every build', () => expect(shellTable).toHaveLength(14 + 11 + 11));

it.each(shellTable)('$page of $build: $menu, $letters, $offer, $footer', (row) => {
  const { page, build, logo, menu, letters, untilLinks, offer, footer: footerHas, search } = row;
  const shell = shellOf(page, build);
  renderWithWords(
    <>
      <HeaderView data={header} {...shell} current={page} />
      <FooterView data={footer} {...shell} bare={false} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Modrina, home' })).toHaveAttribute('href', logo);
  expect(firstLevel()).toEqual(FIRST_LEVELS[menu]);
  expect(shell.white ? 'white' : 'dark').toBe(letters);
  expect(shell.waitsForLinks ? 'hidden' : 'shown').toBe(untilLinks);

  expect(screen.queryAllByRole('link', { name: 'Search' }).length > 0).toBe(search === 'search');

  const inFooter = linksOf(screen.getByRole('contentinfo'));
  expect(inFooter).toContain('Book a call');
  expect(inFooter.includes('Apply for a voucher')).toBe(offer === 'voucher');
  expect(inFooter.includes('Co-financing')).toBe(offer === 'strip');
  expect(inFooter.includes('Blog')).toBe(footerHas !== 'neither');
  expect(inFooter.includes('Follow our work')).toBe(footerHas === 'blog+social');
  expect(inFooter).toEqual(expect.arrayContaining(['EU projects', 'About us', 'Privacy']));
});
