import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { RecordForm } from '../RecordForm';
import type { Records } from '../../store/testing/memoryWorkspace';
import type { RichTextFieldProps } from '../../richText/RichTextFieldProps';
import { addBrowserParts } from '../testing/browserParts';
import { renderFields } from '../testing/renderFields';

jest.mock('../../richText/RichTextField', () => ({
  RichTextField: ({ lang, pickLink, onChange }: RichTextFieldProps) => (
    <button onClick={() => void pickLink?.('').then((picked) => onChange(picked?.words ?? ''))}>Link {lang}</button>
  ),
}));

beforeAll(addBrowserParts);

const RECORDS: Records = {
  blocks: [
    { id: 'b1', page: 'p1', kind: 'cta', link: '', title: 'Call us' },
    { id: 'b2', page: 'p1', kind: 'text', anchor: 'team', title: 'Our team', title_sl: 'Naša ekipa' },
  ],
  pages: [{ id: 'p1', slug: 'about', title: 'About us', title_sl: 'O nas', status: 'published' }],
  posts: [
    {
      id: 'a1',
      slug: 'why',
      title: 'Why',
      title_sl: 'Zakaj čakati',
      status: 'draft',
      image: 'bridge_a1b2c3d4e5.png',
      image_alt: 'A bridge',
      image_alt_sl: 'Most',
    },
  ],
};
const show = (kind = 'cta') =>
  renderFields(
    'blocks/b1',
    RECORDS,
    <RecordForm recordKey="blocks/b1" fields={fieldsOf('blocks', kind)} kind={kind} />,
  );
const openLinks = () => userEvent.click(screen.getByRole('button', { name: /^Choose Button/ }));

it('finds a page by its title in either language, by keyboard, and gives the focus back', async () => {
  const { valueOf } = show();
  await openLinks();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.type(screen.getByRole('combobox'), 'zakaj');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('option', { name: /Why/ })).toHaveTextContent('/blog/why/ (draft)');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(valueOf('blocks/b1', 'link')).toBe('/blog/why/');
  expect(screen.getByRole('button', { name: /^Choose Button/ })).toHaveFocus();
});

it('leads to a block of a page by its anchor, with the arrow keys', async () => {
  const { valueOf } = show();
  await openLinks();
  await userEvent.type(screen.getByRole('combobox'), 'about{ArrowDown}{Enter}');
  await waitFor(() => expect(valueOf('blocks/b1', 'link')).toBe('/about/#team'));
});

it('names a page in the language of the text into which its link is inserted', async () => {
  const { valueOf } = show('text');
  for (const [lang, title] of [
    ['en', 'About us'],
    ['sl', 'O nas'],
  ]) {
    await userEvent.click(await screen.findByRole('button', { name: `Link ${lang}` }));
    await userEvent.type(screen.getByRole('combobox'), 'about us{Enter}');
    await waitFor(() => expect(valueOf('blocks/b1', lang === 'en' ? 'text' : 'text_sl')).toBe(title));
  }
});

it('takes an address that is written, and nothing if it is closed', async () => {
  const { valueOf } = show();
  await openLinks();
  await userEvent.type(screen.getByRole('combobox'), 'hello@modrina.example{Enter}');
  await waitFor(() => expect(valueOf('blocks/b1', 'link')).toBe('mailto:hello@modrina.example'));
  await openLinks();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(valueOf('blocks/b1', 'link')).toBe('mailto:hello@modrina.example');
});

it('copies a picture of the site, with its words', async () => {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    blob: async () => new Blob(['x'], { type: 'image/png' }),
  })) as never;
  const { valueOf } = show('hero');
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the site' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pictures of the site' }));
  await userEvent.type(dialog.getByRole('combobox'), 'most');
  await userEvent.click(dialog.getByRole('option', { name: /A bridge/ }));
  await waitFor(() => expect(valueOf('blocks/b1', 'image')).toBe('bridge.png'));
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/files/posts/a1/bridge_a1b2c3d4e5.png');
  expect([valueOf('blocks/b1', 'image_alt'), valueOf('blocks/b1', 'image_alt_sl')]).toEqual(['A bridge', 'Most']);
});
