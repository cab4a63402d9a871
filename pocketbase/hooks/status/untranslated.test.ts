import { untranslatedQuery } from './untranslated';

const text = (name: string) => ({ name, type: 'text' });

test('a field without a Slovenian twin is not queried', () => {
  expect(untranslatedQuery({ name: 'redirects', fields: [text('from'), text('to')] })).toBeUndefined();
  const switched = [text('title'), { name: 'force_sl', type: 'bool' }];
  expect(untranslatedQuery({ name: 'projects', fields: switched })).toBeUndefined();
});

test('a twin without its English field is no pair', () => {
  expect(untranslatedQuery({ name: 'x', fields: [text('title_sl')] })).toBeUndefined();
});

test('one query for each collection, by its fields', () => {
  const sql = untranslatedQuery({ name: 'tags', fields: [text('slug'), text('name'), text('name_sl')] });
  expect(sql).toContain("THEN 'name,' ELSE '' END");
  expect(sql).toContain('0 AS [[draft]]');
  expect(sql).toContain('FROM {{tags}}');
  const withStatus = untranslatedQuery({ name: 'posts', fields: [text('title'), text('title_sl'), text('status')] });
  expect(withStatus).toContain("[[status]] != 'published' AS [[draft]]");
});
