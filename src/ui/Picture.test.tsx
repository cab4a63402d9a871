import { render, screen } from '@testing-library/react';
import { Picture, type PictureFile } from './Picture';

const sized: PictureFile = {
  gatsbyImageData: {
    layout: 'constrained',
    width: 640,
    height: 360,
    backgroundColor: '#9fe8cb',
    images: {
      sources: [{ type: 'image/avif', srcSet: '/a.avif 640w', sizes: '100vw' }],
      fallback: { src: '/a.webp', srcSet: '/a.webp 640w', sizes: '100vw' },
    },
  },
  publicURL: null,
  width: 640,
  height: 360,
};
it('offers each format and size to the browser, which needs no script to choose and to wait', () => {
  const { container } = render(<Picture file={sized} alt="A bridge" className="framed" />);
  const img = screen.getByRole('img', { name: 'A bridge' });
  expect(img).toHaveAttribute('srcset', '/a.webp 640w');
  expect(img).toHaveAttribute('loading', 'lazy');
  expect(img).toHaveClass('framed');
  expect(container).toContainHTML('<source type="image/avif" srcset="/a.avif 640w" sizes="100vw">');
});

it('holds its room and its colour until it has come', () => {
  render(<Picture file={sized} alt="" />);
  const img = screen.getByRole('presentation');
  expect(img).toHaveAttribute('width', '640');
  expect(img).toHaveAttribute('height', '360');
  expect(img).toHaveStyle({ backgroundColor: '#9fe8cb' });
});

it('has no background colour if transparent, and loads at once in the first view', () => {
  render(<Picture file={sized} alt="Logo" seeThrough eager />);
  expect(screen.getByRole('img')).not.toHaveAttribute('style');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

it('shows a drawing unchanged, and nothing without a file', () => {
  const drawing = { gatsbyImageData: null, publicURL: '/a.svg', width: 20, height: 10 };
  render(<Picture file={drawing} alt="A" />);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/a.svg');
  const { container } = render(<Picture file={null} alt="A" />);
  expect(container).toBeEmptyDOMElement();
  expect(render(<Picture file={{ ...drawing, publicURL: null }} alt="A" />).container).toBeEmptyDOMElement();
});

it('keeps the point visible that an editor chose', () => {
  render(<Picture file={sized} alt="" focus="30 100" />);
  expect(screen.getByRole('presentation')).toHaveStyle({ objectPosition: '30% 100%' });
});
