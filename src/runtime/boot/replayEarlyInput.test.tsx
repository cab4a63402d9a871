import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { replayEarlyInput } from './replayEarlyInput';
import { HYDRATED } from '../page/siteEvents';

/** A page as the browser has it before the application runs, and the application. */
function Page() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('s');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Email" type="email" defaultValue="" />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
      <input aria-label="Agreed" type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <output>{`${name} ${size} ${agreed}`}</output>
    </form>
  );
}

let root: Root;

/** The page as the server sent it, with the bootstrap script. */
function arrive(): void {
  const { baseElement, container, unmount } = render(<Page />);
  const html = container.innerHTML;
  unmount();
  baseElement.innerHTML = `<div id="___gatsby" data-testid="gatsby">${html}</div>`;
  replayEarlyInput();
}
afterEach(() => {
  act(() => root.unmount());
});

async function hydrate(): Promise<void> {
  act(() => {
    root = hydrateRoot(screen.getByTestId('gatsby'), <Page />);
  });
  await act(async () => {
    window.dispatchEvent(new Event(HYDRATED));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
const state = () => screen.getByRole('status').textContent;

it('restores earlier input and choices', async () => {
  arrive();
  await userEvent.type(screen.getByLabelText('Name'), 'Ana Žagar');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@visitor.example');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'l');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await hydrate();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Žagar');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@visitor.example');
  expect(state()).toBe('Ana Žagar l true');
});

it('keeps the position of the caret', async () => {
  arrive();
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(field, 'Ana Žagar');
  field.setSelectionRange(3, 3);
  await hydrate();
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
});

it('ignores input after the application runs', async () => {
  arrive();
  await hydrate();
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.clear(screen.getByLabelText('Name'));
  act(() => {
    window.dispatchEvent(new Event(HYDRATED));
  });
  expect(state()).toBe(' s false');
});
