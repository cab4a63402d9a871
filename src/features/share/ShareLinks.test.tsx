import { fireEvent, screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { ShareLinks } from './ShareLinks';

const article = { url: 'https://www.modrina.example/sl/blog/zakaj/', title: 'Zakaj & kako' };
const fakeClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('shares by plain links that name the page', () => {
  renderWithWords(<ShareLinks {...article} />, 'sl');
  expect(screen.getByRole('link', { name: 'Po e-pošti' })).toHaveAttribute(
    'href',
    'mailto:?subject=Zakaj%20%26%20kako&body=https%3A%2F%2Fwww.modrina.example%2Fsl%2Fblog%2Fzakaj%2F',
  );
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.modrina.example%2Fsl%2Fblog%2Fzakaj%2F',
  );
});

it('copies the URL and confirms it', async () => {
  const copied: string[] = [];
  fakeClipboard(async (text) => void copied.push(text));
  renderWithWords(<ShareLinks {...article} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBe(screen.getByRole('status'));
  expect(copied).toEqual([article.url]);
});

it('shows a remedy when the browser refuses', async () => {
  fakeClipboard(() => Promise.reject(new Error('denied')));
  renderWithWords(<ShareLinks {...article} />, 'sl');
  fireEvent.click(screen.getByRole('button', { name: 'Kopiraj povezavo' }));
  expect(await screen.findByText(/povezavo vzemite iz naslovne vrstice/)).toBe(screen.getByRole('status'));
});

it('offers copying only with scripts', () => {
  const { unmount } = renderWithWords(<ShareLinks {...article} />);
  expect(screen.getByRole('button')).toHaveAttribute('data-ready', 'false');
  unmount();
  fakeClipboard(() => Promise.resolve());
  renderWithWords(<ShareLinks {...article} />);
  expect(screen.getByRole('button')).toHaveAttribute('data-ready', 'true');
});
