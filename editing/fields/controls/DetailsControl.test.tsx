import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { RecordForm } from '../RecordForm';
import { addBrowserParts } from '../testing/browserParts';
import { renderFields } from '../testing/renderFields';

beforeAll(addBrowserParts);

it('keeps a text without a name when another person’s texts come', async () => {
  const { workspace, valueOf } = renderFields(
    'contents/c1',
    { contents: [{ id: 'c1', key: 'contact', details: { phone: '1' } }] },
    <RecordForm recordKey="contents/c1" fields={fieldsOf('contents').filter(({ kind }) => kind === 'details')} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a text' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Text:\s*$/ }), 'Mine');
  act(() => workspace.actions.change('contents/c1', { details: { phone: '1', fax: '2' } }));
  expect(screen.getByDisplayValue('2')).toBeVisible();
  const [, , unnamed] = screen.getAllByRole('textbox', { name: 'Name' });
  await userEvent.type(unnamed ?? document.body, 'note');
  expect(valueOf('contents/c1', 'details')).toEqual({ phone: '1', fax: '2', note: 'Mine' });
});

it('keeps the stored text when a new row gets its name', async () => {
  const { valueOf } = renderFields(
    'contents/c1',
    { contents: [{ id: 'c1', key: 'contact', details: { phone: '1' } }] },
    <RecordForm recordKey="contents/c1" fields={fieldsOf('contents').filter(({ kind }) => kind === 'details')} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a text' }));
  const [, added] = screen.getAllByRole('textbox', { name: 'Name' });
  await userEvent.type(added ?? document.body, 'phone');
  expect(valueOf('contents/c1', 'details')).toEqual({ phone: '1' });
  await userEvent.type(added ?? document.body, '2');
  expect(valueOf('contents/c1', 'details')).toEqual({ phone: '1', phone2: '' });
});
