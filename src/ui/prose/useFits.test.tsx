import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFits } from './Prose';

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useFits(box) ? 'fits' : 'scrolls'}</div>;
}

const own = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = own;
  jest.restoreAllMocks();
});

it.each([
  ['wider than the box', 900, 'scrolls'],
  ['as wide as the box', 600, 'fits'],
])('measures content %s', (_, width, expected) => {
  const reports: (() => void)[] = [];
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      reports.push(() => report([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  render(<Box />);
  expect(screen.getByText('scrolls')).toBeVisible();
  act(() => reports.forEach((report) => report()));
  expect(screen.getByText(expected)).toBeVisible();
});
