import type * as ReactServer from 'react-dom/server';
import { PathContext } from '../../i18n/PathContext';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import { HiddenFields } from './HiddenFields';
import { sent, testForm } from './testing/testForm';

// The build for browsers, which jsdom would choose, wants a TextEncoder.
const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

/** The values that a browser without scripts sends with the form. */
function plainValues(html: string): Record<string, string> {
  const page = document.createElement('div');
  page.innerHTML = html;
  return Object.fromEntries(new FormData(page.querySelector('form') ?? undefined)) as Record<string, string>;
}

let logged: jest.SpyInstance;
// React takes jsdom for a browser while it renders for the server, and complains of layout effects.
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => logged.mockRestore());

it('is sent without scripts with its language, its page and an empty honeypot', () => {
  const form = <PathContext.Provider value="/sl/contact/">{testForm(async () => sent)}</PathContext.Provider>;
  const view = renderToString(withWords(form, 'sl'));
  const own = { locale: 'sl', page: '/sl/contact/', subject_line: '' };
  expect(plainValues(view)).toEqual({ ...own, name: '', package: '', message: '' });
  // The places that the server fills when it sends the page back.
  expect(view).toMatch(/<form [^>]*data-form="general" data-email="hello@modrina\.example"/);
  expect(view).toMatch(/<div [^>]*data-form-summary=""><\/div>/);
  for (const name of ['name', 'package', 'message']) expect(view).toContain(`id="f-${name}-error"></p>`);
});

it('names no page where none is known, and adds what a form tells besides', () => {
  renderWithWords(
    <form>
      <HiddenFields values={{ subject: 'Pilot' }} />
    </form>,
  );
  expect(plainValues(document.body.innerHTML)).toEqual({ subject: 'Pilot', locale: 'en', subject_line: '' });
});
