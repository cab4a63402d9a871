import type { SyncedCollection } from '../sync/apply';
import { flattenedTexts } from './flattenedTexts';

const options = { url: 'https://cms.site.example' };
const withStates = (states: object[]) => [{ states }] as unknown as SyncedCollection[];

it('names record and field of each text, with a link', () => {
  const states = [
    { collection: 'posts', pbId: 'a', flattened: ['body'] },
    { collection: 'posts', pbId: 'b' },
  ];
  expect(flattenedTexts(withStates(states), options)).toEqual([
    'posts.body of record a is nested deeper than 50 elements: its text is shown without the inner ones. Open https://cms.site.example/_/#/collections?collection=posts&record=a and simplify it.',
  ]);
});
