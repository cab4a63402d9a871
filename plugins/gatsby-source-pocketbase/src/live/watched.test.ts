import { parseModel } from '../schema/parseModel';
import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { watched } from './watched';

const namesOf = (topics: string[]) => topics.map((topic) => topic.replace(/\?.*/, ''));

it('listens to every record of each sourced collection, and asks for no more than its id', () => {
  const { topics, isSilent } = watched(sampleModel(), sampleOptions(), true);
  expect(namesOf(topics)).toEqual(['posts/*', 'tags/*']);
  expect(decodeURIComponent(topics[0] ?? '')).toBe('posts/*?options={"query":{"fields":"id"}}');
  expect(isSilent).toBe(false);
});

it('listens to the collection whose flags force a locale, though it is not sourced', () => {
  const forceLocale = { via: 'lead', field: 'force_sl', locale: 'sl' };
  const options = sampleOptions({ collections: [{ name: 'posts', type: 'Post', forceLocale }] });
  expect(namesOf(watched(sampleModel(), options, true).topics)).toEqual(['posts/*', 'tags/*']);
});

it('knows that views and rules change things without a word', () => {
  const view = parseModel([{ id: 'pbc_counts', name: 'counts', type: 'view', fields: [] }]);
  const options = sampleOptions({ collections: [{ name: 'counts', type: 'Count' }] });
  expect(watched(view, options, true).isSilent).toBe(true);
  expect(watched(sampleModel(), sampleOptions(), false).isSilent).toBe(true);
});
