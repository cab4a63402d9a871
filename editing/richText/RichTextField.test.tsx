import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichTextField } from './RichTextField';
import type { RichTextFieldProps } from './RichTextFieldProps';

// jsdom has no layout, which ProseMirror asks for when it scrolls to the caret.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

interface Options extends Partial<RichTextFieldProps> {
  value: string;
}

function show({ value: initial, onChange = () => undefined, ...others }: Options) {
  function Form() {
    const [value, setValue] = useState(initial);
    const change = (html: string) => {
      setValue(html);
      onChange(html);
    };
    return (
      <>
        <span id="l">Text</span>
        <p id="d">Help</p>
        <RichTextField
          {...{ id: 'f', labelledBy: 'l', describedBy: 'd', lang: 'sl', ...others }}
          value={value}
          onChange={change}
        />
        <button type="button">Next</button>
      </>
    );
  }
  const { unmount } = render(<Form />);
  return { user: userEvent.setup(), unmount };
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const button = (name: string) => screen.getByRole('button', { name });
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

test('has a name, a description with its keys, a language and a toolbar', () => {
  show({ value: '<p>a</p>', isInvalid: true });
  expect(text()).toHaveAttribute('lang', 'sl');
  expect(text()).toBeInvalid();
  expect(text()).toHaveAccessibleDescription(/^Help Tab and Shift\+Tab indent.*press Escape first/);
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting Text' });
  expect(toolbar).toHaveAttribute('aria-controls', 'f');
  const names = within(toolbar)
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([
    ...['Kind of paragraph: Paragraph', 'Bold', 'Italic', 'Code within the line', 'More formats', 'Bullet list'],
    ...['Numbered list', 'Link', 'Picture', 'Table', 'Code sample', 'Clear formatting', 'Undo', 'Redo', 'HTML'],
  ]);
  expect(button('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('its toolbar is one stop of Tab, in which arrow keys move', async () => {
  const { user } = show({ value: '<p>a</p>' });
  await user.tab();
  expect(button('Kind of paragraph: Paragraph')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Italic')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(button('Kind of paragraph: Paragraph')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('HTML')).toHaveFocus();
  await user.tab();
  expect(text()).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('HTML')).toHaveFocus();
});

test('sets a kind of block by its menu', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p>a</p>', onChange });
  await user.click(button('Kind of paragraph: Paragraph'));
  const kinds = screen.getAllByRole('menuitemradio');
  expect(kinds.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false', 'false', 'false']);
  expect(kinds[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await frame();
  expect(onChange.mock.calls).toEqual([['<h3>a</h3>']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button('Kind of paragraph: Heading 3')).toBeInTheDocument();
});

test('Escape closes a menu and nothing else', async () => {
  const { user } = show({ value: '<p>a</p>' });
  await user.click(button('More formats'));
  expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
    ...['Highlight', 'Strikethrough', 'Subscript', 'Superscript'],
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button('More formats')).toHaveFocus();
});

test('asks the picker of pages for a link, and shows the link at the caret', async () => {
  const onChange = jest.fn();
  const pickLink = jest.fn(async () => ({ href: '/about/', words: 'About us' }));
  const { user } = show({ value: '<p></p>', onChange, pickLink });
  await user.click(button('Link'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('<p><a href="/about/">About us</a></p>'));
  expect(pickLink).toHaveBeenCalledWith('');
  const bar = screen.getByRole('group', { name: 'Link' });
  expect(bar).toHaveTextContent('/about/');
  await user.click(within(bar).getByRole('button', { name: 'Change' }));
  expect(pickLink).toHaveBeenLastCalledWith('/about/');
  await user.click(within(bar).getByRole('button', { name: 'Remove link' }));
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<p>About us</p>');
});

test('changes nothing when somebody goes back from the picker', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p>a</p>', onChange, pickLink: async () => null, pickPicture: async () => null });
  await user.click(button('Link'));
  await user.click(button('Picture'));
  await frame();
  expect(onChange).not.toHaveBeenCalled();
});

test('asks for an address without a picker, and refuses a script', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p></p>', onChange });
  await user.click(button('Link'));
  const field = screen.getByRole('textbox', { name: 'Address of the link' });
  expect(field).toHaveFocus();
  await user.type(field, 'javascript:a(){Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^This is no address/);
  await user.clear(field);
  await user.type(field, 'modrina.example{Enter}');
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://modrina.example">modrina.example</a></p>');
});

test('asks for the alternative text of a new picture', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p></p>', onChange, pickPicture: async () => ({ src: '/a.png', alt: '' }) });
  await user.click(button('Picture'));
  const field = await screen.findByRole('textbox', { name: /^Alternative text/ });
  expect(field).toHaveFocus();
  await user.type(field, 'An ox');
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<p><img src="/a.png" alt="An ox" /></p>');
  await user.click(screen.getByRole('checkbox', { name: /^Decoration/ }));
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<p><img src="/a.png" alt="" /></p>');
  await user.click(button('Remove picture'));
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('has tools for a table while the caret is in one', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p>a</p>', onChange });
  expect(screen.queryByRole('toolbar', { name: 'Table' })).not.toBeInTheDocument();
  await user.click(button('Table'));
  const tools = screen.getByRole('toolbar', { name: 'Table' });
  expect(within(tools).getByRole('button', { name: 'First row is a header' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(tools).getByRole('button', { name: 'Insert row above' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(tools).getByRole('button', { name: 'Delete table' }));
  expect(screen.queryByRole('toolbar', { name: 'Table' })).not.toBeInTheDocument();
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<p>a</p>');
});

test('sets the language of a code sample', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p>a</p>', onChange });
  await user.click(button('Code sample'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'CSS');
  await frame();
  expect(onChange).toHaveBeenLastCalledWith('<pre class="language-css"><code>a</code></pre>');
});

test('shows the HTML, and takes over what is written there', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p>a</p>', onChange });
  await user.click(button('HTML'));
  expect(text()).toHaveValue('<p>a</p>');
  expect(text()).toHaveFocus();
  await user.type(text(), '<h2>b</h2>');
  await user.click(button('Back to the text'));
  expect(within(text()).getByRole('heading', { name: 'b' })).toBeInTheDocument();
  expect(text()).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('<p>a</p><h2>b</h2>');
});

test('opens a text that it cannot hold as HTML, says why, and changes it only when asked', async () => {
  const onChange = jest.fn();
  const { user } = show({ value: '<p class="lead">a <kbd>b</kbd></p>', onChange });
  expect(text()).toHaveValue('<p class="lead">a <kbd>b</kbd></p>');
  expect(text()).toHaveAccessibleDescription(/^Help This text has elements or attributes that the editor would lose/);
  expect(screen.queryByRole('button', { name: 'Back to the text' })).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(button('Take it over without them'));
  expect(onChange.mock.calls).toEqual([['<p>a b</p>']]);
  expect(text()).toHaveTextContent('a b');
  expect(screen.getByRole('status')).toHaveTextContent('The text is taken over.');
});

test('gives nothing to the form by being opened and closed', async () => {
  const onChange = jest.fn();
  const { user, unmount } = show({ value: '<p>a</p>\n\n<p>b</p>\n', onChange });
  await user.click(button('HTML'));
  await user.click(button('Back to the text'));
  await user.tab();
  unmount();
  expect(onChange).not.toHaveBeenCalled();
});
