import { waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../i18n/locales';
import { renderWithWords } from '../testing/renderWithWords';
import { exampleSheets } from './kitchenSink.examples';

const UI = join(__dirname, '../ui');

it('shows every component of src/ui', () => {
  const components = readdirSync(UI, { recursive: true }).flatMap(
    (file) => /(?:^|\/)([A-Z]\w+)\.tsx$/.exec(String(file))?.[1] ?? [],
  );
  expect(components.length).toBeGreaterThan(5);
  expect(Object.keys(exampleSheets)).toEqual(expect.arrayContaining(components));
});

const cases = localeCodes.flatMap((locale) =>
  Object.entries(exampleSheets).flatMap(([component, examples]) =>
    Object.entries(examples((en, sl) => (locale === 'sl' ? sl : en))).map(
      ([state, element]) => [`${component}, ${state} (${locale})`, element, locale] as const,
    ),
  ),
);

it.each(cases)('%s renders without a complaint in the console', async (_, element, locale) => {
  const complaints: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const { container } = renderWithWords(element, locale);
  // A form sets its default values in a later render.
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  error.mockRestore();
  expect(complaints).toEqual([]);
});

it.each(localeCodes)('no two examples share an id (%s)', async (locale) => {
  const all = Object.values(exampleSheets).flatMap((examples) =>
    Object.entries(examples((en) => en)).map(([state, element]) => <div key={state}>{element}</div>),
  );
  const { container } = renderWithWords(
    <>
      {all.map((part, i) => (
        <div key={i}>{part}</div>
      ))}
    </>,
    locale,
  );
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  // eslint-disable-next-line testing-library/no-container -- ids have no role
  const ids = [...container.innerHTML.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
