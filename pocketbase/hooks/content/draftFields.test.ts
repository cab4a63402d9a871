import { draftFields } from './hooks';

const FIELDS = [
  { name: 'id', type: 'primary', required: true },
  { name: 'slug', type: 'text', required: true },
  { name: 'title', type: 'text', required: true },
  { name: 'summary', type: 'text', required: true },
  { name: 'author', type: 'text', required: false },
  { name: 'body', type: 'editor', required: true },
  { name: 'starts_at', type: 'date', required: true },
];

test.each([
  ['draft', ['summary', 'body']],
  ['published', []],
  ['', []],
])('a record with the status %j may lack %j', (status, names) => {
  expect(draftFields(FIELDS, status)).toEqual(names);
});
