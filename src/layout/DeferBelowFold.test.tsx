import { act, render, screen } from '@testing-library/react';
import type * as ReactServer from 'react-dom/server';
import { renderAboveFoldFirst } from '../lib/browser/firstView';
import { DeferBelowFold } from './DeferBelowFold';

const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const rest = <DeferBelowFold>the rest</DeferBelowFold>;

afterEach(() => renderAboveFoldFirst(false));

it('is there at once in a built page, and wherever the whole page is needed', () => {
  expect(renderToString(rest)).toBe('the rest');
  render(rest);
  expect(screen.getByText('the rest')).toBeVisible();
});

it('comes after the first view has been painted', async () => {
  renderAboveFoldFirst(true);
  render(rest);
  expect(screen.queryByText('the rest')).toBeNull();
  expect(await screen.findByText('the rest')).toBeVisible();
});

it('does not come to a page that was left meanwhile', async () => {
  renderAboveFoldFirst(true);
  const { unmount } = render(rest);
  unmount();
  const trouble = jest.spyOn(console, 'error');
  await frame();
  await frame();
  await frame();
  expect(screen.queryByText('the rest')).toBeNull();
  expect(trouble).not.toHaveBeenCalled();
});
