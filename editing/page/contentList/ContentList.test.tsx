import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlace } from '../address/usePlace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import { type Entry, loadEntries } from './loadEntries';
import { ContentList } from './ContentList';

jest.mock('./loadEntries', () => ({ ...jest.requireActual<object>('./loadEntries'), loadEntries: jest.fn() }));
const entry = (id: string, title: string, otherTitle: string): Entry => ({
  ...{ collection: 'posts', id, title, otherTitle, address: `/blog/${id}/` },
  ...{ state: 'live', at: '', lacksSlovenian: false },
});
const search = () => screen.getByRole('searchbox');
const titles = () => screen.queryAllByRole('link', { name: /^(About|Prices)/ }).map(({ textContent }) => textContent);

function Here() {
  const place = usePlace();
  return (
    <TestWorkspace records={{ posts: [{ id: 'a' }] }}>
      {place.kind === 'contentList' ? (
        <ContentList wanted={place.wanted} onSignedOut={() => undefined} />
      ) : (
        <p>A record</p>
      )}
    </TestWorkspace>
  );
}

beforeEach(() => {
  jest.mocked(loadEntries).mockResolvedValue([entry('a', 'About us', 'O nas'), entry('b', 'Prices', 'Cenik')]);
  window.scrollTo = jest.fn();
  history.replaceState(null, '', '/_site/edit/');
});

test('an entry is found by its title in the other language, and the way back from it finds it again', async () => {
  render(<Here />);
  await userEvent.type(search(), 'cenik');
  expect(titles()).toEqual(['Prices']);
  expect(location.search).toBe('?q=cenik');
  await userEvent.click(await screen.findByRole('link', { name: 'Prices' }));
  expect(screen.getByText('A record')).toBeInTheDocument();
  history.back();
  expect(await screen.findByRole('searchbox')).toHaveValue('cenik');
  expect(await screen.findByRole('link', { name: 'Prices' })).toBeInTheDocument();
  expect(titles()).toEqual(['Prices']);
});

test('the way back leads to where the list was scrolled, once it is loaded', async () => {
  render(<Here />);
  await screen.findByRole('link', { name: 'Prices' });
  expect(window.scrollTo).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: 700 });
  await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
  jest.mocked(window.scrollTo).mockClear();
  history.back();
  await screen.findByRole('link', { name: 'Prices' });
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700);
});

test('the address of the whole list ends the search; a search that the browser does not keep goes on', async () => {
  history.replaceState(null, '', '/_site/edit/?q=cenik');
  render(<Here />);
  expect(await screen.findByRole('link', { name: 'Prices' })).toBeInTheDocument();
  expect(titles()).toEqual(['Prices']);
  await userEvent.click(screen.getByRole('link', { name: 'Editing' }));
  expect(search()).toHaveValue('');
  expect(titles()).toEqual(['About us', 'Prices']);
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  await userEvent.type(search(), 'nas');
  refuse.mockRestore();
  expect(titles()).toEqual(['About us']);
});
