import { act, render, screen } from '@testing-library/react';
import type * as ReactServer from 'react-dom/server';
import { drawFirstViewAlone } from '../lib/firstView';
import { Later } from './Later';

const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const rest = <Later>the rest</Later>;

afterEach(() => drawFirstViewAlone(false));

it('is there at once in a built page, and wherever the whole page is needed', () => {
  expect(renderToString(rest)).toBe('the rest');
  render(rest);
  expect(screen.getByText('the rest')).toBeVisible();
});

it('comes after the first view has been painted', async () => {
  drawFirstViewAlone(true);
  render(rest);
  expect(screen.queryByText('the rest')).toBeNull();
  expect(await screen.findByText('the rest')).toBeVisible();
});

it('does not come to a page that was left meanwhile', async () => {
  drawFirstViewAlone(true);
  const { unmount } = render(rest);
  unmount();
  const trouble = jest.spyOn(console, 'error');
  await frame();
  await frame();
  await frame();
  expect(screen.queryByText('the rest')).toBeNull();
  expect(trouble).not.toHaveBeenCalled();
});
