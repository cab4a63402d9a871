import { CAMPAIGN } from './CAMPAIGN';
import { sourceOf } from './sourceOf';

const of = (query: string) => sourceOf(query, CAMPAIGN);

test.each([
  ['', ''],
  ['?', ''],
  [
    '?utm_source=letter&utm_medium=email&utm_campaign=May%20offer',
    'utm_source=letter&utm_medium=email&utm_campaign=May%20offer',
  ],
  ['utm_source=mo%C4%8D+in+%C5%BEar', 'utm_source=mo%C4%8D%20in%20%C5%BEar'],
  ['?gclid=Cj0-x_1&dclid=a&wbraid=b&gbraid=c', 'gclid=Cj0-x_1&dclid=a&wbraid=b&gbraid=c'],
  ['?fbclid=a&msclkid=b&li_fat_id=c&ttclid=d&twclid=e', 'fbclid=a&msclkid=b&li_fat_id=c&ttclid=d&twclid=e'],
  ['?package=2&referral=ana&q=secret&email=ana%40b.si', ''],
  ['?utm_source=ana%40b.si&utm_id=7', 'utm_id=7'],
  ['?utm_source=a&utm_source=b', 'utm_source=a'],
  ['?utm_source=&utm_medium=%20', ''],
  ['?_gl=1*x&utm_source=a', 'utm_source=a'],
  ['?utm_source=a%00b%0D%0Ac%E2%80%AEd', 'utm_source=abcd'],
  ['?utm_source=%C0%AF&utm_medium=%zz&utm_term=ok', 'utm_term=ok'],
  ['?utm_content=a%3Db%26c', 'utm_content=a%3Db%26c'],
  ['?utm_content=a=b', 'utm_content=a%3Db'],
  ['?__proto__=1&constructor=2', ''],
])('%s → %s', (query, source) => expect(of(query)).toBe(source));

test('is the same when it is read again', () => {
  const once = of('?utm_source=mo%C4%8D&utm_term=a%26b&gclid=x');
  expect(of(once)).toBe(once);
});

test('bounds each value, by whole characters, and the whole', () => {
  expect(of(`?gclid=${'x'.repeat(300)}`)).toBe(`gclid=${'x'.repeat(200)}`);
  expect(decodeURIComponent(of(`?utm_term=${encodeURIComponent('🙂'.repeat(101))}`))).toBe(
    `utm_term=${'🙂'.repeat(101)}`,
  );
  expect(of(`?utm_term=${encodeURIComponent('🙂'.repeat(201))}&utm_id=1`)).toBe('utm_id=1');
  const many = Array.from({ length: 100 }, (_, i) => `utm_${i}=${'x'.repeat(50)}`).join('&');
  expect(of(many).length).toBeGreaterThan(1900);
  expect(of(many).length).toBeLessThanOrEqual(2000);
  expect(of(`utm_${'x'.repeat(2000)}=1&gclid=a`)).toBe('gclid=a');
});
