import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf } from '../../src/lib/content/COLLECTIONS';
import type { Workspace } from '../store/types';
import { RecordForm } from './RecordForm';
import { FormLanguages } from '../page/record/Panel';
import { addBrowserParts } from './testing/browserParts';
import { renderFields } from './testing/renderFields';

jest.mock('../richText/RichTextField', () => ({
  RichTextField: ({
    id,
    labelledBy,
    describedBy,
    value,
    onChange,
  }: Record<string, string> & { onChange: (html: string) => void }) => (
    <textarea
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
}));

beforeAll(addBrowserParts);
beforeEach(() => localStorage.clear());

const HERO = {
  ...{
    id: 'block1',
    page: 'page1',
    kind: 'hero',
    title: 'Dull work',
    title_sl: 'Dolgočasno delo',
    eyebrow: '',
    eyebrow_sl: '',
  },
  ...{
    text: '<p>Text</p>',
    text_sl: '',
    link: '/contact/',
    link_label: 'Write',
    link_label_sl: 'Pišite',
    colour: '',
    anchor: '',
  },
};
const showHero = (values: object = {}, change?: (made: Workspace) => Workspace) =>
  renderFields(
    'blocks/block1',
    { blocks: [{ ...HERO, ...values }] },
    <>
      <FormLanguages />
      <RecordForm recordKey="blocks/block1" fields={fieldsOf('blocks', 'hero')} kind="hero" />
    </>,
    change,
  );
const box = (name: string) => screen.getByRole('textbox', { name });

it('has the fields of the kind, English beside Slovenian under one label', () => {
  showHero();
  expect(box('Title English')).toHaveValue('Dull work');
  expect(box('Title Slovenščina')).toHaveValue('Dolgočasno delo');
  expect(box('Button: where it leads')).toHaveValue('/contact/');
  expect(screen.queryByLabelText('Picture row')).toBeNull();
});

it('gives each key to the store, also what the server will refuse, and says what is wrong', async () => {
  const { valueOf } = showHero({ title: '' });
  await userEvent.type(box('Title English'), 'Hi');
  expect(valueOf('blocks/block1', 'title')).toBe('Hi');
  await userEvent.clear(box('Button: where it leads'));
  await userEvent.type(box('Button: where it leads'), 'nonsense');
  expect(valueOf('blocks/block1', 'link')).toBe('nonsense');
  expect(await screen.findByText(/no link that the site can show/)).toBeVisible();
  expect(box('Button: where it leads')).toBeInvalid();
  expect(box('Button: where it leads')).toHaveAccessibleDescription(/no link that the site can show/);
});

it('keeps a line on one line, and counts near its limit', async () => {
  const { valueOf } = showHero({ title: 'a '.repeat(48) });
  await userEvent.type(box('Title English'), 'b{Enter}c');
  expect(valueOf('blocks/block1', 'title')).toBe(`${'a '.repeat(48)}bc`);
  expect(screen.getByText('98 of 120 characters')).toBeVisible();
});

it('says which language is missing', async () => {
  showHero();
  expect(box('Text Slovenščina')).toHaveAccessibleDescription(/Slovenian is missing: visitors see the English text/);
  await userEvent.type(box('Text Slovenščina'), 'Besedilo');
  expect(screen.queryByText(/Slovenian is missing/)).toBeNull();
});

it('shows one language if asked, remembers it, and still says what is missing', async () => {
  const { unmount } = showHero();
  await userEvent.click(screen.getByRole('button', { name: 'EN: English' }));
  expect(screen.queryByRole('textbox', { name: 'Title Slovenščina' })).toBeNull();
  expect(screen.getByText(/Slovenian is missing/)).toBeVisible();
  unmount();
  expect(localStorage.getItem('editing-languages')).toBe('en');
  showHero();
  await userEvent.click(screen.getByRole('button', { name: 'EN + SL: Both' }));
  expect(box('Title Slovenščina')).toBeVisible();
});

it('shows the sentences of the server at their fields', () => {
  showHero({}, (made) => {
    const state = {
      ...made.get(),
      faults: new Map([['blocks/block1', { title_sl: 'Ta naslov ima že drug.' }] as const]),
    };
    return { ...made, get: () => state };
  });
  expect(box('Title Slovenščina')).toBeInvalid();
  expect(box('Title Slovenščina')).toHaveAccessibleDescription('Ta naslov ima že drug.');
});

it('chooses a colour, or the usual one', async () => {
  const { valueOf } = showHero();
  const colours = within(screen.getByRole('radiogroup', { name: 'Colour of the button' }));
  expect(colours.getByRole('radio', { name: 'Usual' })).toBeChecked();
  await userEvent.click(colours.getByRole('radio', { name: 'Dark blue' }));
  expect(valueOf('blocks/block1', 'colour')).toBe('darkblue');
});

describe('a workshop', () => {
  const show = () =>
    renderFields(
      'workshops/w1',
      {
        workshops: [
          {
            id: 'w1',
            title: 'One',
            slug: 'one',
            status: 'draft',
            starts_at: '2026-12-01 08:00:00.000Z',
            seats: 12,
            online: false,
          },
        ],
      },
      <RecordForm recordKey="workshops/w1" fields={fieldsOf('workshops')} />,
    );

  it('has switches, numbers, moments and choices', async () => {
    const { valueOf } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Online' }));
    expect(valueOf('workshops/w1', 'online')).toBe(true);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Seats' }), '0');
    expect(valueOf('workshops/w1', 'seats')).toBe(120);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Seats taken' }), '-1');
    expect(await screen.findByText(/at least 0/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Published' }));
    expect(valueOf('workshops/w1', 'status')).toBe('published');
    await userEvent.clear(screen.getByLabelText(/^Begins/));
    expect(valueOf('workshops/w1', 'starts_at')).toBe('');
    expect(box('Web address')).toHaveValue('one');
  });
});

it('chooses topics by keyboard, and takes them out', async () => {
  const tags = ['AI', 'Praksa', 'Čas'].map((name, at) => ({ id: `tag${at}`, name, slug: name.toLowerCase() }));
  const { valueOf } = renderFields(
    'posts/p1',
    { posts: [{ id: 'p1', title: 'One', tags: ['tag0'] }], tags },
    <RecordForm recordKey="posts/p1" fields={fieldsOf('posts').filter(({ name }) => name === 'tags')} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'cas{Enter}');
  expect(valueOf('posts/p1', 'tags')).toEqual(['tag0', 'tag2']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove AI' }));
  expect(valueOf('posts/p1', 'tags')).toEqual(['tag2']);
  // The focus stays in the field: first at the next topic, then in the search.
  expect(screen.getByRole('button', { name: 'Remove Čas' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('chooses a record, and writes named texts in both languages', async () => {
  const { valueOf, unmount } = renderFields(
    'blocks/b1',
    { blocks: [{ id: 'b1', kind: 'reel', reel: '' }], reels: [{ id: 'reel1', title: 'Tools', key: 'tools' }] },
    <RecordForm recordKey="blocks/b1" fields={fieldsOf('blocks', 'reel')} kind="reel" />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Picture row' }), 'Tools');
  expect(valueOf('blocks/b1', 'reel')).toBe('reel1');
  unmount();

  const view = renderFields(
    'contents/c1',
    { contents: [{ id: 'c1', key: 'site', section: 'misc', details: { phone: '+386 1' }, details_sl: null }] },
    <RecordForm recordKey="contents/c1" fields={fieldsOf('contents').filter(({ kind }) => kind === 'details')} />,
  );
  await userEvent.type(box('Named texts Slovenščina phone'), '1');
  expect(view.valueOf('contents/c1', 'details_sl')).toEqual({ phone: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a text' }));
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Name' })[1] ?? document.body, 'claim');
  expect(view.valueOf('contents/c1', 'details')).toEqual({ phone: '+386 1', claim: '' });
});
