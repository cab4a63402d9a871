import { projectFiles } from './changedFiles';
import { reach } from './chooseTests';
import { type Importers, readImporters } from './importGraph';
import { cyclesIn } from '../structure/cyclesIn';

// Reads every file of the project: 5.6 s on a fresh clone, beside other tests.
jest.setTimeout(60_000);

let importers: Importers;
beforeAll(async () => {
  importers = await readImporters(await projectFiles());
});

test.each([
  ['a module, from its test', 'src/lib/browser/isBot.ts', 'src/lib/browser/isBot.test.ts'],
  ['a style, from a component that uses it', 'src/ui/Alert.module.css', 'src/ui/Alert.tsx'],
  ['a hook’s part, from the hook', 'pocketbase/hooks/forms/submission/FORMS.ts', 'pocketbase/hooks/forms/hooks.ts'],
  [
    'a hook’s part, from tests of its routes',
    'pocketbase/hooks/forms/submission/FORMS.ts',
    'pocketbase/hooks/forms/formsQuota.pocketbase.test.ts',
  ],
])('%s is reached', (_, changed, reached) => {
  expect([...reach([changed], importers).keys()]).toContain(reached);
});

test('a change does not reach a test that does not import it', () => {
  expect([...reach(['src/lib/url/canonicalUrl.ts'], importers).keys()]).not.toContain('src/lib/browser/isBot.test.ts');
});

test('has no files that import each other', () => {
  expect(cyclesIn(importers)).toEqual([]);
});
