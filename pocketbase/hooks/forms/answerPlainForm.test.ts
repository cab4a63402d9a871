import { queryFields, readPlainForm, readUrlencoded } from './answerPlainForm';

test('the package has the same text as on the other routes, and the form shows its number again', () => {
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

test.each([
  ['', {}],
  ['a=b&c=', { a: 'b', c: '' }],
  ['a&b=c=d&&', { a: '', b: 'c=d' }],
  ['name=Ana+%C4%8Cuk%2B&m=1%0D%0A2%0A3', { name: 'Ana Čuk+', m: '1\n2\n3' }],
  ['m=%F0%9F%91%8B%00', { m: '👋\0' }],
])('%s', (text, values) => {
  expect(readUrlencoded(text)).toEqual({ values, duplicates: [] });
});

test('reports a name that occurs twice', () => {
  expect(readUrlencoded('a=1&b=2&a=3')).toEqual({ values: { a: '1', b: '2' }, duplicates: ['a'] });
  expect(Object.keys(readUrlencoded('__proto__=1')?.values ?? {})).toEqual(['__proto__']);
});

test('very many fields are refused', () => {
  expect(readUrlencoded('a=1&'.repeat(50))?.duplicates).toHaveLength(49);
  expect(readUrlencoded('a=1&'.repeat(51))).toBeUndefined();
});

test.each(['a=%', 'a=%zz', 'a=%C0%AF', 'a=%ED%A0%80', '%FF=a'])('%s is not encoded correctly', (text) => {
  expect(readUrlencoded(text)).toBeUndefined();
});

describe('the query of the form’s page', () => {
  const fields = (form: string, query: string) =>
    queryFields(form, `https://www.modrina.example/web3/voucher/${query}`, (_, value) => ['1', '2'].includes(value));

  test.each([
    ['voucher', '?package=2&referral=ana#apply', { package: '2', referral: 'ana' }],
    ['voucher', '?utm_id=1&referral=+Ana+%C4%8Cuk+', { referral: 'Ana Čuk', source: 'utm_id=1' }],
    ['voucher', '?package=9', {}],
    ['voucher', `?referral=${'x'.repeat(101)}`, {}],
    ['voucher', '?referral=%C0%AF', {}],
    ['voucher', '?name=Eve&email=a@b.si&message=x&locale=sl&__proto__=y', {}],
    ['voucher', '', {}],
    ['contact', '?package=2&referral=ana', {}],
    ['contact', '?gclid=Cj0&email=a@b.si#x', { source: 'gclid=Cj0' }],
  ])('of %s, "%s", fills %j', (form, query, filled) => expect(fields(form, query)).toEqual(filled));

  test('gives the campaign to the record and to the form that is shown again; that of the hidden field counts first', () => {
    const given = () => ({ source: 'utm_id=1' });
    const read = (body: string) => readPlainForm('contact', `name=Ana&email=a%40b.si&${body}`, given);
    for (const body of ['', 'source=']) {
      expect(read(body)).toMatchObject({ submission: { source: 'utm_id=1' }, values: { source: 'utm_id=1' } });
    }
    expect(read('source=gclid%3DCj0%26q%3Dx')).toMatchObject({
      submission: { source: 'gclid=Cj0', fields: { name: 'Ana', email: 'a@b.si' } },
      values: { source: 'gclid=Cj0' },
    });
  });

  test('fills what was left empty, and nothing that was written', () => {
    const given = () => ({ package: '2', referral: 'ana' });
    const read = (body: string) => readPlainForm('voucher', `name=Ana&email=a%40b.si&${body}`, given);
    const sent = (text: string, referral: string) => ({ submission: { fields: { package: text, referral } } });
    expect(read('package=&referral=')).toMatchObject(sent('Package 2', 'ana'));
    expect(read('package=1&referral=eva')).toMatchObject(sent('Package 1', 'eva'));
    // The form that is shown again has them too.
    expect(readPlainForm('voucher', 'name=&package=&referral=', given).values).toMatchObject(given());
  });
});
