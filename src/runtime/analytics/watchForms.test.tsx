import { readDraft, writeDraft } from '../../features/forms/draftStore';
import { watchForms } from './watchForms';

const MARK = '#sent-0123456789abcdef';

/** The browser sends a form of a page, then opens the page that thanks. */
function send(thanks: string): void {
  document.body.innerHTML = '<form data-form="application" data-draft="application ai"><button>Send</button></form>';
  const count = jest.fn();
  watchForms(count, () => '');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  window.history.replaceState(null, '', thanks);
  watchForms(count, () => '');
}

beforeEach(() => sessionStorage.clear());

const draft = { key: 'k', values: { name: 'Ana' }, defaults: {} };

it('removes the draft that the application kept while the browser sent the form', () => {
  writeDraft('application ai', draft);
  writeDraft('application other', draft);
  send(`/thank-you/application/${MARK}`);
  expect(readDraft('application ai')).toBeUndefined();
  expect(readDraft('application other')).toEqual(draft);
});

it('keeps it on a page that was opened without the mark of a stored form', () => {
  writeDraft('application ai', draft);
  send('/thank-you/application/');
  expect(readDraft('application ai')).toEqual(draft);
});
