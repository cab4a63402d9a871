const { readSubmission } = require('./readSubmission');

const person = { name: 'Ana', email: 'ana@example.com' };

test('keeps values as they were written and fills what is left out', () => {
  const name = '  Ana\u202e <b>=1+1</b> ';
  expect(readSubmission({ ...person, name, data: { package: 'Package 1' } })).toEqual({
    values: { name, email: person.email, message: '', locale: '', data: { package: 'Package 1' } },
  });
});

test.each(['company', 'network', 'package', 'phone', 'referral', 'wallet'])('a form may add %s', (name) => {
  expect(readSubmission({ ...person, data: { [name]: 'x' } })).not.toHaveProperty('errors');
});

test.each([
  [{ ...person, name: 'x'.repeat(200), message: 'x'.repeat(5000), data: { phone: 'x'.repeat(500) } }, undefined],
  [{ ...person, name: 'x'.repeat(201) }, { name: 'tooLong' }],
  [{ ...person, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  [{ ...person, locale: 'x'.repeat(11) }, { locale: 'tooLong' }],
  [{ ...person, email: `${'x'.repeat(250)}@b.si` }, { email: 'tooLong' }],
  [{ ...person, data: { phone: 'x'.repeat(501) } }, { phone: 'tooLong' }],
  [{}, { name: 'required', email: 'required' }],
  [
    { name: '\t', email: ' ' },
    { name: 'required', email: 'required' },
  ],
  [{ ...person, name: null }, { name: 'invalid' }],
  [{ ...person, message: 1 }, { message: 'invalid' }],
  [{ ...person, email: 'ana' }, { email: 'email' }],
  [{ ...person, data: null }, { data: 'invalid' }],
  [{ ...person, data: { phone: true } }, { phone: 'invalid' }],
  [{ ...person, data: { other: 'x' } }, { other: 'unknown' }],
  [
    { ...person, other: 'x', created: 'x' },
    { other: 'unknown', created: 'unknown' },
  ],
  [null, { body: 'invalid' }],
  ['text', { body: 'invalid' }],
  [[person], { body: 'invalid' }],
])('%j', (body, errors) => {
  expect(readSubmission(body).errors).toEqual(errors);
});

test('no name slips through for being one that every object has', () => {
  const body = JSON.parse('{"name":"Ana","email":"ana@example.com","__proto__":{},"constructor":"x"}');
  const { errors } = readSubmission(body);
  expect(Object.entries(errors)).toEqual([
    ['__proto__', 'unknown'],
    ['constructor', 'unknown'],
  ]);
  expect(readSubmission(JSON.parse('{"__proto__":{"name":"Ana","email":"ana@example.com"}}')).errors).toMatchObject({
    name: 'required',
  });
});
