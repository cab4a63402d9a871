import { sampleModel } from '../testing/sampleModel';
import { formatModel, type Model, parseModel } from '../model/Model';
import { modelDifferences } from '../model/modelDifferences';

const changed = (change: (model: Model) => void): Model => {
  const model = structuredClone(sampleModel());
  change(model);
  return model;
};

it('survives being written and read', () => {
  expect(parseModel(JSON.parse(formatModel(sampleModel())))).toEqual(sampleModel());
});

it('finds nothing where there is nothing', () => {
  expect(modelDifferences(sampleModel(), sampleModel())).toEqual([]);
});

it('names each field that differs', () => {
  const actual = changed((model) => {
    const posts = model[1];
    if (!posts) return;
    posts.fields = posts.fields.filter(({ name }) => name !== 'note');
    posts.fields.push({ ...posts.fields[1]!, name: 'extra' });
    const status = posts.fields.find(({ name }) => name === 'status');
    if (status) status.values = ['draft'];
  });
  expect(modelDifferences(sampleModel(), actual)).toEqual([
    'posts.note is missing',
    'posts.extra is new',
    'posts.status: values is ["draft"], not ["draft","published"]',
  ]);
});

it('names missing and new collections among the requested ones', () => {
  const actual = changed((model) => model.splice(0, 1));
  expect(modelDifferences(sampleModel(), actual)).toEqual(['the collection people is missing']);
  expect(modelDifferences(actual, sampleModel())).toEqual(['the collection people is new']);
  expect(modelDifferences(sampleModel(), actual, ['posts', 'tags'])).toEqual([]);
});
