import { drawable } from './cardInput';

it.each([
  ['Čezmejno učenje žab š', 'Čezmejno učenje žab š'],
  ['Dvořák', 'Dvorák'],
  ['C\u030cas', 'Čas'],
  ['Ship it 🚀 now', 'Ship it now'],
  ['ﬁne', 'fine'],
  ['two\n lines\u2003here', 'two lines here'],
  ['Привет', ''],
])('%s is rendered as "%s"', (text, expected) => {
  expect(drawable(text)).toBe(expected);
});
