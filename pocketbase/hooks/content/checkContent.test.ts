import { textsFault } from './checkContent';

test.each([
  ['', undefined],
  ['null', undefined],
  ['{}', undefined],
  ['{"email":"a@site.example","seats":3,"open":true,"none":null}', undefined],
  ['[]', 'Write named texts between braces: {"name": "text"}.'],
  ['"text"', 'Write named texts between braces: {"name": "text"}.'],
  ['{"email":{"a":1}}', '"email" is a list or a group. Each name takes one text: {"name": "text"}.'],
  ['{"email":["a"]}', '"email" is a list or a group. Each name takes one text: {"name": "text"}.'],
  ['{', 'This is no JSON. Write named texts: {"name": "text"}.'],
])('%s', (json, expected) => {
  expect(textsFault(json)).toBe(expected);
});
