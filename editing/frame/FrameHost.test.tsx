import { act, render, screen } from '@testing-library/react';
import type { Key } from '../store/types';
import { FrameHost } from './FrameHost';
import type { Drawing, FromFrame } from './messages';

const drawing = (root: Key): Drawing => ({ locale: 'en', root, records: [], pictures: {} });

let resize: () => void;
let room = 1000;

beforeEach(() => {
  room = 1000;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

const frame = () => screen.getByTitle<HTMLIFrameElement>('Page');

/** The messages that the host posts to its frame. */
const listen = () => jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});

const tell = (data: FromFrame, source: Window | null = frame().contentWindow, origin = 'null') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  });

const props = { drawing: drawing('pages/a'), shown: null, title: 'Page', width: null, onChosen: () => {} };

it('gives the frame no session', () => {
  render(<FrameHost {...props} />);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame()).toHaveAttribute('src', '/_site/edit/frame');
});

it('waits for the frame, then posts the newest drawing and each that follows', () => {
  const { rerender } = render(<FrameHost {...props} />);
  const post = listen();
  rerender(<FrameHost {...props} drawing={drawing('pages/b')} shown="blocks/x" />);
  expect(post).not.toHaveBeenCalled();
  tell({ kind: 'ready' });
  const sent = () => post.mock.calls.map(([message]) => message as unknown);
  expect(sent()).toEqual([
    { kind: 'draw', drawing: drawing('pages/b') },
    { kind: 'show', key: 'blocks/x' },
  ]);
  rerender(<FrameHost {...props} drawing={drawing('pages/c')} shown="blocks/x" />);
  expect(sent().slice(2)).toEqual([{ kind: 'update', update: { locale: 'en', root: 'pages/c', put: [], drop: [] } }]);
  // It was loaded again.
  tell({ kind: 'ready' });
  expect(sent().slice(3)).toEqual([
    { kind: 'draw', drawing: drawing('pages/c') },
    { kind: 'show', key: 'blocks/x' },
  ]);
});

it('reports what was pressed, by the frame alone', () => {
  const onChosen = jest.fn();
  const onFailed = jest.fn();
  render(<FrameHost {...props} onChosen={onChosen} onFailed={onFailed} />);
  tell({ kind: 'chosen', key: 'block_items/a', block: 'blocks/a' }, window);
  tell({ kind: 'chosen', key: 'block_items/a', block: 'blocks/a' }, undefined, 'https://other.example');
  expect(onChosen).not.toHaveBeenCalled();
  tell({ kind: 'chosen', key: 'block_items/a', block: 'blocks/a' });
  expect(onChosen).toHaveBeenCalledWith('block_items/a', 'blocks/a');
  tell({ kind: 'failed', message: 'why' });
  expect(onFailed).toHaveBeenCalledWith('why');
});

it('draws a page that is wider than the room in its own width, made smaller', () => {
  const { rerender } = render(<FrameHost {...props} width={1250} />);
  expect(frame()).toHaveStyle({ width: '1250px', transform: 'scale(0.8)', height: '125%', left: '0px' });
  room = 2000;
  act(() => resize());
  expect(frame()).toHaveStyle({ width: '1250px', height: '100%', left: '375px' });
  rerender(<FrameHost {...props} width={390} />);
  expect(frame()).toHaveStyle({ width: '390px', left: '805px' });
  rerender(<FrameHost {...props} width={null} />);
  expect(frame()).toHaveStyle({ width: '100%', height: '100%', left: '0px' });
});
