import { render, screen, waitFor } from '@testing-library/react';
import { announceRoute, prepareAnnouncer, setDocumentLanguage } from './announceRoute';

const place = (pathname: string, action?: string, hash = '') => ({ pathname, hash, ...(action && { action }) });
const region = () => screen.getByRole('status');

/** Gatsby's own way: the old title goes, the new one comes later. */
function title(text: string): void {
  const element = document.createElement('title');
  element.textContent = text;
  document.head.replaceChildren(element);
}

beforeEach(() => {
  title('Before');
  document.documentElement.lang = 'sl';
});
afterEach(() => screen.queryByRole('status')?.remove());

function show(): void {
  render(
    <>
      <main data-arrival="Stran: {}">
        <h1>Delavnice</h1>
        <a href="#next">Next</a>
      </main>
      <div id="gatsby-announcer" data-testid="gatsby-announcer" aria-live="assertive" />
    </>,
  );
  prepareAnnouncer();
}

it('silences Gatsby’s announcer', () => {
  show();
  const english = screen.getByTestId('gatsby-announcer');
  expect(english).toHaveAttribute('aria-live', 'off');
  expect(english).toHaveAttribute('aria-hidden', 'true');
});

it.each(['PUSH', 'REPLACE'])(
  'after a %s announces the new title in its language and focuses the h1',
  async (action) => {
    show();
    announceRoute(place('/sl/workshops/', action), place('/sl/'));
    expect(region()).toBeEmptyDOMElement();
    title('Delavnice | Modrina');
    await waitFor(() => expect(region()).toHaveTextContent('Stran: Delavnice | Modrina'));
    expect(region()).toHaveAttribute('lang', 'sl');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  },
);

it('does not focus the heading of a page that the visitor has left before its title came', async () => {
  show();
  announceRoute(place('/sl/workshops/', 'PUSH'), place('/sl/'));
  announceRoute(place('/sl/', 'POP'), place('/sl/workshops/'));
  title('Domov');
  await waitFor(() => expect(region()).toHaveTextContent('Stran: Domov'));
  expect(screen.getByRole('heading')).not.toHaveFocus();
});

it('leaves no trace on the heading once the reader goes on', async () => {
  show();
  announceRoute(place('/sl/workshops/', 'PUSH'), place('/sl/'));
  title('Delavnice');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  screen.getByRole('link').focus();
  expect(screen.getByRole('heading')).not.toHaveAttribute('tabindex');
});

it.each([
  ['going back', place('/sl/workshops/', 'POP')],
  ['going back to a page that had to be fetched again', place('/sl/workshops/')],
])('by %s announces and leaves the focus alone', async (_, location) => {
  show();
  announceRoute(location, place('/sl/'));
  title('Delavnice | Modrina');
  await waitFor(() => expect(region()).toHaveTextContent('Stran: Delavnice | Modrina'));
  expect(screen.getByRole('heading')).not.toHaveFocus();
});

it('focuses the place of a fragment; the heading if the page has no such place', async () => {
  show();
  const past = document.createElement('section');
  past.id = 'past';
  screen.getByRole('heading').after(past);
  announceRoute(place('/sl/workshops/', 'PUSH', '#past'), place('/sl/'));
  title('Delavnice');
  await waitFor(() => expect(past).toHaveFocus());
  announceRoute(place('/sl/about/', 'PUSH', '#none'), place('/sl/workshops/'));
  title('O nas');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it.each([
  ['on the first page', place('/sl/'), null],
  ['inside one page', place('/sl/', 'PUSH', '#past'), place('/sl/')],
])('announces nothing %s', async (_, location, previous) => {
  show();
  announceRoute(location, previous);
  title('Delavnice | Modrina');
  // The observer's turn comes before this one.
  await Promise.resolve();
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('heading')).not.toHaveFocus();
});

const said = () => document.documentElement.lang;

it('sets the language of the path, and changes nothing while it stays the same', async () => {
  setDocumentLanguage({ pathname: '/blog/' });
  expect(said()).toBe('en');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributes: true });
  setDocumentLanguage({ pathname: '/slower/' });
  await Promise.resolve();
  expect(changes).toEqual([]);
  setDocumentLanguage({ pathname: '/sl/blog/' });
  expect(said()).toBe('sl');
  await Promise.resolve();
  expect(changes).toHaveLength(1);
  observer.disconnect();
});
