import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Upload } from '../../store/types';
import { RecordForm } from '../RecordForm';
import { addBrowserParts } from '../testing/browserParts';
import { renderFields } from '../testing/renderFields';

beforeAll(addBrowserParts);

const fields = fieldsOf('posts').filter(({ kind }) => kind === 'picture');
const show = (image: string, upload?: Upload) =>
  renderFields(
    'posts/a1',
    { posts: [{ id: 'a1', title: 'Why', image, image_alt: 'A bridge', image_alt_sl: '' }] },
    <RecordForm recordKey="posts/a1" fields={fields} />,
    (made) => {
      const uploads = new Map(upload ? [['posts/a1/image', upload] as const] : []);
      return upload
        ? {
            ...made,
            get: (
              (state) => () =>
                state
            )({ ...made.get(), uploads }),
          }
        : made;
    },
  );
const fileOf = (name: string, type: string, size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Drop a picture here, or'), { dataTransfer: { files: [file], types: ['Files'] } });

it('takes a dropped picture, and says beforehand what it takes', () => {
  const { valueOf } = show('');
  expect(screen.getByRole('button', { name: 'Choose a file Picture' })).toHaveAccessibleDescription(/at most 10\sMB/);
  drop(fileOf('a.png', 'image/png'));
  expect(valueOf('posts/a1', 'image')).toBe('a.png');
});

it.each([
  ['a PDF', fileOf('a.pdf', 'application/pdf'), /Files of this kind cannot be shown/],
  ['more than 10 MB', fileOf('a.png', 'image/png', 11_000_000), /too large/],
])('refuses %s before the upload', (_, file, sentence) => {
  const { valueOf } = show('');
  drop(file);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(valueOf('posts/a1', 'image')).toBe('');
});

it('shows the picture, asks for what it shows, and removes it', async () => {
  const { valueOf } = show('bridge_a1b2c3d4e5.png');
  expect(screen.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
    'src',
    '/api/files/posts/a1/bridge_a1b2c3d4e5.png',
  );
  expect(screen.getByText('bridge.png')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What the picture shows English' })).toHaveAccessibleDescription(
    /cannot see it/,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows Slovenščina' }), 'Most');
  expect(valueOf('posts/a1', 'image_alt_sl')).toBe('Most');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(valueOf('posts/a1', 'image')).toBe('');
  expect(screen.getAllByRole('button')[0]).toHaveFocus();
});

it('shows how much of an upload is done, with the picture itself', () => {
  show('', { done: 0.42, url: 'data:image/png;base64,AA' });
  expect(screen.getByRole('progressbar', { name: 'Uploading: 42 %' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute('src', 'data:image/png;base64,AA');
});

it('keeps the point that was pressed in the picture, or moved by a slider', async () => {
  const { valueOf } = show('bridge_a1b2c3d4e5.png');
  await userEvent.click(screen.getByText('Focal point'));
  expect(screen.getByText('in the middle')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'From the left' }), { target: { value: '30' } });
  expect(valueOf('posts/a1', 'image_focus')).toBe('30 50');
  const box = { left: 10, top: 10, width: 200, height: 100 } as DOMRect;
  const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.click(screen.getByRole('presentation'), { clientX: 60, clientY: 210 });
  measure.mockRestore();
  expect(valueOf('posts/a1', 'image_focus')).toBe('25 100');
  expect(screen.getByText(/25\s% from the left, 100\s% from above/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the middle' }));
  expect(valueOf('posts/a1', 'image_focus') ?? '').toBe('');
});

it('asks for no point where the picture is never cut', () => {
  renderFields(
    'pages/p1',
    { pages: [{ id: 'p1', title: 'P', seo_image: 'a.png' }] },
    <RecordForm recordKey="pages/p1" fields={fieldsOf('pages').filter(({ kind }) => kind === 'picture')} />,
  );
  expect(screen.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  expect(screen.queryByText('Focal point')).not.toBeInTheDocument();
});

it('forgets the point of an earlier picture with another file', () => {
  const { valueOf, container } = show('bridge_a1b2c3d4e5.png');
  fireEvent.change(screen.getByRole('slider', { name: 'From the left', hidden: true }), { target: { value: '30' } });
  expect(valueOf('posts/a1', 'image_focus')).toBe('30 50');
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- The button opens this hidden field.
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [fileOf('b.png', 'image/png')] } });
  expect(valueOf('posts/a1', 'image')).toBe('b.png');
  expect(valueOf('posts/a1', 'image_focus')).toBeFalsy();
  expect(valueOf('posts/a1', 'image_alt')).toBe('A bridge');
});

it('forgets the words of a picture that is removed', async () => {
  const { valueOf } = show('bridge_a1b2c3d4e5.png');
  await userEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(valueOf('posts/a1', 'image_alt')).toBe('');
});
