import { screen } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { Hero } from './textSections';

const image = { gatsbyImageData: null, publicURL: '/static/bridge.svg', width: 800, height: 600 };
const hero = blockOf({ kind: 'hero', title: 'Leave the dull work to software' });
const DRAWING = /<svg[^>]* aria-hidden="true"/;

it('shows the company’s illustration on the home page, as decoration', () => {
  const { container } = renderWithWords(<Hero block={hero} section="default" isHome isFirst />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leave the dull work to software');
  expect(container.innerHTML).toMatch(DRAWING);
  // Nothing of it is fetched, and no id of it can occur twice.
  expect(container.innerHTML).not.toMatch(/ (href|id|src)=/);
});

it('shows the editor’s image if there is one', () => {
  const block = { ...hero, image, image_alt: 'A bridge' };
  const { container } = renderWithWords(<Hero block={block} section="default" isHome isFirst />);
  expect(screen.getByRole('img', { name: 'A bridge' })).toHaveAttribute('src', '/static/bridge.svg');
  expect(container.innerHTML).not.toMatch(DRAWING);
});

it('shows no image on another page without an editor’s', () => {
  const { container } = renderWithWords(<Hero block={hero} section="web3" isFirst />);
  expect(container.innerHTML).not.toMatch(DRAWING);
  expect(screen.queryByRole('img')).toBeNull();
});

it('sets a long title smaller, so that it leaves room in the first view', () => {
  const title = 'Preverite, kaj vam umetna inteligenca prinese, preden jo kupite';
  renderWithWords(<Hero block={{ ...hero, title }} section="default" isFirst />, 'sl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long', 'true');
});

it('has the main heading and an image at once only where it begins the page', () => {
  const block = { ...hero, image, image_alt: 'A bridge' };
  const { unmount } = renderWithWords(<Hero block={block} section="web3" isFirst />);
  expect(screen.getByRole('img', { name: 'A bridge' })).not.toHaveAttribute('loading', 'lazy');
  unmount();
  renderWithWords(<Hero block={block} section="web3" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Leave the dull work to software');
  expect(screen.getByRole('img', { name: 'A bridge' })).toHaveAttribute('loading', 'lazy');
});
