import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasDrafts, readDraft } from './draftStore';
import { lazyForm } from './lazyForm';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('keeps the form of the server, with its text, if the code does not load', async () => {
  const go = jest.fn();
  const Missing = lazyForm(() => Promise.reject(new Error('Loading chunk 1 failed.')), go);
  const root = document.createElement('main');
  // The marks by which React finds a boundary that the server rendered.
  root.innerHTML =
    '<!--$--><form data-form="contact" data-draft="contact"><textarea id="m" name="message" aria-label="Message"></textarea></form><!--/$-->';
  document.body.append(root);
  screen.getByRole<HTMLTextAreaElement>('textbox').value = 'Hello';
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <Suspense>
        <Missing />
      </Suspense>,
    ),
  );
  await settle();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  expect(go).not.toHaveBeenCalled();
  // A draft keeps the page from being loaded again, and outlives a reload.
  expect(hasDrafts()).toBe(true);
  expect(readDraft('contact')?.values).toEqual({ message: 'Hello' });
  act(() => hydrated.unmount());
  root.remove();
});

it('loads the document of a page that was navigated to', async () => {
  const go = jest.fn();
  const Missing = lazyForm(() => Promise.reject(new Error('Loading chunk 1 failed.')), go);
  render(
    <Suspense>
      <Missing />
    </Suspense>,
  );
  await settle();
  expect(go).toHaveBeenCalledWith();
});

it('shows the form once its code is there', async () => {
  const There = lazyForm(() => Promise.resolve(() => <p>Form</p>));
  render(
    <Suspense>
      <There />
    </Suspense>,
  );
  expect(await screen.findByText('Form')).toBeVisible();
});
