import { act, fireEvent, screen, within } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { Reel } from './Reel';

const slide = (id: string, title: string) => ({
  id,
  borrowed: [],
  title,
  text: null,
  link: null,
  link_label: null,
  image: null,
  image_alt: null,
  image_focus: null,
});
const titles = ['Listen', 'Sketch', 'Build', 'Hand over'];
const block = blockOf({
  kind: 'reel',
  title: 'How we work',
  reel: { slides: titles.map((title, i) => slide(`slide-${i}`, title)) },
});

/** jsdom lays nothing out: slides 300 wide, 20 between them, in a window of the width that a test wants. */
function layOut(width: number) {
  let left = 0;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return (parseInt(this.getAttribute('aria-label') ?? '1', 10) - 1) * 320;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(this.getAttribute('tabindex') === '0' ? 0 : -left, 0, 0, 0);
  });
  const scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    left = Math.max(0, Math.min(typeof to === 'object' ? (to.left ?? 0) : 0, 1260 - width));
    fireEvent.scroll(this);
  };
  Element.prototype.scrollTo = scrollTo;
}

afterEach(() => jest.restoreAllMocks());

const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

it('steps through its slides, shows the position, and stops at the ends', async () => {
  layOut(340);
  renderWithWords(<Reel block={block} section="default" />);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  await press(next());
  expect(screen.getByText('2 of 4')).toHaveAttribute('aria-live', 'polite');
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  await press(next());
  await press(next());
  expect(screen.getByText('4 of 4')).toHaveAttribute('aria-live', 'polite');
  next().focus();
  await press(next());
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
  expect(screen.getByText('4 of 4')).toHaveAttribute('aria-live', 'polite');
});

it('shows the range of visible slides in a wide viewport', async () => {
  layOut(960);
  renderWithWords(<Reel block={block} section="default" />, 'sl');
  expect(screen.getByText('1–3 od 4')).toBeVisible();
  await press(screen.getByRole('button', { name: 'Naslednji prikaz' }));
  expect(screen.getByText('2–4 od 4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Naslednji prikaz' })).toHaveAttribute('aria-disabled', 'true');
});

it('needs no buttons if everything fits', () => {
  layOut(1300);
  renderWithWords(<Reel block={block} section="default" />);
  expect(screen.getByText('1–4 of 4')).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('numbers its slides for a screen reader', () => {
  layOut(340);
  renderWithWords(<Reel block={block} section="default" />);
  titles.forEach((title, i) => {
    const group = screen.getByRole('group', { name: `${i + 1} of 4` });
    expect(group).toHaveAttribute('aria-roledescription', 'slide');
    expect(within(group).getByRole('heading', { name: title })).toBeVisible();
  });
});

it('is nothing without slides', () => {
  const { container } = renderWithWords(<Reel block={blockOf({ kind: 'reel' })} section="default" />);
  expect(container).toBeEmptyDOMElement();
});
