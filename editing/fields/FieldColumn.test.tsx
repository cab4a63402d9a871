import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf } from '../../src/lib/content/COLLECTIONS';
import type { CollectionName } from '../../src/lib/content/Field';
import type { Key, Values } from '../store/types';
import { RecordForm } from './RecordForm';
import { addBrowserParts } from './testing/browserParts';
import { renderFields } from './testing/renderFields';

beforeAll(addBrowserParts);
beforeEach(() => localStorage.clear());

const box = (name: string) => screen.getByRole('textbox', { name });
const show = (collection: CollectionName, values: Values, names: readonly string[]) => {
  const key: Key = `${collection}/${String(values.id)}`;
  const fields = fieldsOf(collection).filter(({ name }) => names.includes(name));
  return renderFields(key, { [collection]: [values] }, <RecordForm recordKey={key} fields={fields} />);
};
const showTitle = () =>
  show('blocks', { id: 'block1', kind: 'hero', title: 'Dull work', title_sl: 'Dolgočasno delo' }, ['title']);
const showWorkshop = () => show('workshops', { id: 'w1', slug: 'one', seats: 12 }, ['slug', 'seats']);

it('shows what others changed also where this person types, so that the next key does not undo it', async () => {
  const { workspace, valueOf } = showTitle();
  await userEvent.type(box('Title English'), '!');
  act(() => workspace.actions.change('blocks/block1', { title: 'Theirs', title_sl: 'Njihovo' }));
  expect(box('Title Slovenščina')).toHaveValue('Njihovo');
  expect(box('Title English')).toHaveValue('Theirs');
  await userEvent.keyboard('{End}, and mine');
  expect(valueOf('blocks/block1', 'title')).toBe('Theirs, and mine');
  // In the middle of a text the caret stays where it was.
  await userEvent.keyboard('{ArrowLeft>4/}only ');
  act(() => workspace.actions.change('blocks/block1', { title: 'Now Theirs, and only mine' }));
  await userEvent.keyboard('really ');
  expect(valueOf('blocks/block1', 'title')).toBe('Now Theirs, and only really mine');
});

it('shows what others changed in a field that has the focus only, so that the next key does not undo it', async () => {
  const { workspace, valueOf } = showTitle();
  await userEvent.type(box('Title English'), '!');
  await userEvent.tab();
  await userEvent.click(box('Title English'));
  act(() => workspace.actions.change('blocks/block1', { title: 'Theirs' }));
  expect(box('Title English')).toHaveValue('Theirs');
  await userEvent.keyboard('{End}, and mine');
  expect(valueOf('blocks/block1', 'title')).toBe('Theirs, and mine');
});

it('keeps a trailing space while a person types', async () => {
  const { workspace, valueOf } = showTitle();
  await userEvent.type(box('Title English'), ' ');
  // As an answer with other spaces.
  act(() => workspace.actions.change('blocks/block1', { title: 'Dull work' }));
  await userEvent.keyboard('ends');
  expect(valueOf('blocks/block1', 'title')).toBe('Dull work ends');
  act(() => workspace.actions.change('blocks/block1', { title: 'Dull  work ends' }));
  expect(box('Title English')).toHaveValue('Dull work ends');
  await userEvent.tab();
  expect(box('Title English')).toHaveValue('Dull  work ends');
});

it('leaves an emptied web address empty while another one is typed', async () => {
  const { workspace, valueOf } = showWorkshop();
  await userEvent.clear(box('Web address'));
  // The server fills it.
  act(() => workspace.actions.change('workshops/w1', { slug: 'one' }));
  await userEvent.keyboard('two');
  expect(valueOf('workshops/w1', 'slug')).toBe('two');
});

it('shows another person’s number in the place of a typed one', async () => {
  const { workspace, valueOf } = showWorkshop();
  const seats = screen.getByRole('spinbutton', { name: 'Seats' });
  await userEvent.type(seats, '0');
  act(() => workspace.actions.change('workshops/w1', { seats: 9 }));
  expect(seats).toHaveValue(9);
  await userEvent.type(seats, '5');
  expect(valueOf('workshops/w1', 'seats')).toBe(95);
});
