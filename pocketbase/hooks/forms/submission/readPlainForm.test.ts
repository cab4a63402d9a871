import { readPlainForm } from './readPlainForm';

test('the package is written as the other doors write it, and shown again as it was', () => {
  const read = readPlainForm(
    'voucher',
    'name=Ana&email=a%40b.si&package=2&referral=&locale=sl&page=%2Fsl%2F&subject_line=',
  );
  expect(read).toMatchObject({
    values: { name: 'Ana', email: 'a@b.si', package: '2', referral: '' },
    ...{ locale: 'sl', page: '/sl/' },
    submission: { form: 'voucher', trapped: false, fields: { package: 'Package 2' } },
  });
});

test.each([
  ['voucher', 'name=Ana&email=a%40b.si&package=', [['package', 'required']]],
  ['contact', 'name=Ana&email=a%40b.si&package=1', [['package', 'unknown']]],
  ['contact', 'name=Ana&email=a%40b.si&email=c%40d.si', [['email', 'invalid']]],
  ['contact', 'name=Ana&email=a%40b.si&locale=de', [['locale', 'invalid']]],
  ['contact', 'name=%C0%AF', [['body', 'invalid']]],
  ['contact', undefined, [['body', 'invalid']]],
])('%s: %s', (form, text, errors) => {
  expect(readPlainForm(form, text)).toMatchObject({ locale: 'en', errors });
});
