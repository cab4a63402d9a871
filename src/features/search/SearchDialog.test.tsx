import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { occurrences } from '../../lib/analytics/occurrences';
import { renderWithWords } from '../../testing/renderWithWords';
import { searchEntry } from '../../testing/searchEntry';
import { serveSearch } from '../../testing/serveSearch';
import { SearchDialog, SearchLink, searchOpen } from './SearchDialog';
import { SearchResults } from './SearchResults';

const ENTRIES = [
  searchEntry('/sl/blog/vavcer/', {
    title: 'Vavčer za podjetja',
    text: 'Kdo dobi vavčerje in kdaj.',
    summary: 'Povzetek.',
  }),
  searchEntry('/sl/workshops/vavcer/', { kind: 'workshop', title: 'Delavnica', text: 'Vse o vavčerjih.' }),
  searchEntry('/sl/blog/scit/', { title: 'Shield', text: 'A shield and a ščit.', titleLocale: 'en', textLocale: 'en' }),
];

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  const serve = serveSearch(ENTRIES, 'sl');
  globalThis.fetch = ((path: string) => (asked.push(path), serve(path))) as typeof fetch;
  getDefaultStore().set(searchOpen, false);
});

async function open(locale = 'sl') {
  const user = userEvent.setup();
  renderWithWords(
    <>
      <SearchLink />
      <SearchDialog />
    </>,
    locale,
  );
  await user.click(screen.getByRole('link', { name: locale === 'sl' ? 'Iskanje' : 'Search' }));
  await screen.findByRole('dialog');
  return user;
}
const field = () => screen.getByRole('searchbox', { name: 'Kaj iščete?' });
const results = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('reports a failed download of the index, and retries', async () => {
  globalThis.fetch = (() => Promise.reject(new Error('offline'))) as typeof fetch;
  const user = await open('en');
  expect(await screen.findByText(/The search could not be loaded/)).toBeVisible();
  globalThis.fetch = serveSearch([searchEntry('/a/', { title: 'Voucher' })], 'en') as typeof fetch;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(screen.getByRole('searchbox'), 'voucher');
  expect(await screen.findByRole('link', { name: 'Voucher' })).toHaveAttribute('href', '/a/');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('is a link to its page with its keys, and requests nothing before it is opened', () => {
  renderWithWords(
    <>
      <SearchLink />
      <SearchDialog />
    </>,
    'sl',
  );
  const link = screen.getByRole('link', { name: 'Iskanje' });
  expect(link).toHaveAttribute('href', '/sl/search/#search-field');
  expect(link).toHaveAttribute('title', 'Iskanje (Ctrl+K)');
  expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(asked).toEqual([]);
});

it('goes into the field of a page that has one', async () => {
  renderWithWords(
    <>
      <SearchLink />
      <main>
        <input type="search" aria-label="Išči" />
      </main>
      <SearchDialog />
    </>,
    'sl',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Iskanje' }));
  expect(screen.getByRole('searchbox', { name: 'Išči' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens with the focus in its field; Escape closes it and gives the focus back', async () => {
  const user = await open();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Iskanje' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Iskanje' })).toHaveFocus());
});

it('shows the results by kind, marked, in context, and with their number', async () => {
  const user = await open();
  await user.type(field(), 'vavcer');
  await screen.findByRole('heading', { name: 'Članki' });
  expect(screen.getByRole('heading', { name: 'Delavnice' })).toBeVisible();
  await waitFor(() =>
    expect(results()).toEqual(['Vavčer za podjetjaPovzetek. Kdo dobi vavčerje in kdaj.', 'DelavnicaVse o vavčerjih.']),
  );
  const marks = screen.getAllByText((_, element) => element?.tagName === 'MARK');
  expect(marks.map((mark) => mark.textContent)).toEqual(['Vavčer', 'vavčerje', 'vavčerjih']);
  expect(await screen.findByText('2 zadetka')).toHaveAttribute('role', 'status');
});

it('counts a query by its length and its results', async () => {
  occurrences().splice(0);
  const user = await open();
  await user.type(field(), 'vavcer');
  await screen.findByRole('heading', { name: 'Članki' });
  // At once, because the search is left.
  await user.keyboard('{Escape}');
  expect(occurrences().at(-1)).toEqual({ event: 'search', search_length: 6, search_results: 2 });
  expect(JSON.stringify(occurrences())).not.toContain('vav');
});

it('marks results without a Slovenian text', async () => {
  const user = await open();
  await user.type(field(), 'sc');
  const link = await screen.findByRole('link', { name: 'Shield' });
  expect(link).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('listitem')).toHaveTextContent('v angleščini');
});

it('marks a Slovenian record in the English search', () => {
  const stored = { title: 'Dvojček', summary: 'Povzetek.', titleLocale: 'sl', textLocale: 'sl' } as const;
  const page = { ...stored, path: '/project/p/', kind: 'project', terms: new Set<string>() } as const;
  renderWithWords(<SearchResults pages={[page]} texts={undefined} onFollow={() => undefined} level={2} />, 'en');
  expect(screen.getByRole('link', { name: 'Dvojček' })).toHaveAttribute('lang', 'sl');
  expect(screen.getByText('Povzetek.')).toHaveAttribute('lang', 'sl');
  expect(screen.getByRole('listitem')).toHaveTextContent('in Slovenian');
});

it('is gone through by arrow keys, and Enter in the field opens the first', async () => {
  const user = await open();
  await user.type(field(), 'vavcer');
  const first = await screen.findByRole('link', { name: 'Vavčer za podjetja' });
  const second = screen.getByRole('link', { name: 'Delavnica' });
  for (const [key, target] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['ArrowDown', second],
    ['Home', first],
    ['End', second],
    ['ArrowUp', first],
    ['ArrowUp', field()],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(target).toHaveFocus();
  }
  const followed = jest.fn((event: Event) => event.preventDefault());
  first.addEventListener('click', followed);
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  // It does not cover the next page.
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('links to the site’s sections when nothing is found', async () => {
  const user = await open();
  await user.type(field(), 'kvantnost');
  expect(await screen.findByText('Za »kvantnost« ni zadetkov.')).toBeVisible();
  const elsewhere = within(screen.getByRole('list')).getAllByRole('link');
  expect(elsewhere.map((link) => link.getAttribute('href'))).toEqual([
    '/sl/',
    '/sl/workshops/',
    '/sl/project/',
    '/sl/blog/',
  ]);
});

it('closes when the browser goes back to another page', async () => {
  await open();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
