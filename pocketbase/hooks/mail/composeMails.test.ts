import en from '../../../locales/en/mail.json';
import sl from '../../../locales/sl/mail.json';
import { pagePath } from '../../../src/gatsby/pages/pagePath';
import { composeMails, manyLines, oneLine } from './composeMails';

const site = { name: 'Modrina', url: 'https://www.modrina.example', dashboard: 'https://cms.modrina.example' };
const person = { name: 'Ana Čuk', email: 'ana@example.com', message: 'Živjo\n  zamik' };
const compose = (form: string, values: Record<string, string>, locale = 'en', team = ['team@modrina.example']) =>
  composeMails(
    { form, collection: 'form_messages', id: 'r1', values },
    { words: locale === 'sl' ? sl : en, site, team },
  );
const FORMS = Object.keys(en.form);

test('the team gets every field, and may answer the visitor', () => {
  const values = { ...person, package: 'Package 2', referral: 'bor', code: '', company: 'Čebela' };
  const [team] = compose('voucher', values);
  expect(team).toMatchObject({
    ...{ kind: 'team', to: 'team@modrina.example', reply_to: 'ana@example.com' },
    subject: 'Voucher application: Ana Čuk',
  });
  expect(team?.text).toBe(
    [
      'Voucher application, sent through the website Modrina.\n',
      'Voucher package: Package 2',
      'Name: Ana Čuk',
      'Email: ana@example.com',
      'Company: Čebela',
      'Referral: bor\n',
      'Message:\nŽivjo\n  zamik\n',
      'In the dashboard: https://cms.modrina.example/_/#/collections?collection=form_messages&record=r1\n',
    ].join('\n'),
  );
});

test('without a team there is the visitor’s mail only', () => {
  expect(compose('contact', person, 'en', []).map(({ kind }) => kind)).toEqual(['confirmation']);
});

test('each address of the team gets a mail of its own', () => {
  const addresses = ['ana@modrina.example', 'bor@modrina.example'];
  const [one, other, visitor] = compose('contact', person, 'en', addresses);
  expect([one?.to, other?.to]).toEqual(addresses);
  expect({ ...other, to: one?.to }).toEqual(one);
  expect(visitor?.kind).toBe('confirmation');
});

test('a referral gets its code and the link to share, in the language of the visitor', () => {
  const values = { ...person, wallet: '0x1', network: 'base', code: 'KRES7' };
  const [, english] = compose('referral', values);
  expect(english?.kind).toBe('code');
  expect(english?.text).toContain('https://www.modrina.example/web3/voucher/?referral=KRES7');
  const [, slovenian] = compose('referral', values, 'sl');
  expect(slovenian?.subject).toBe('Modrina: vaša koda za priporočilo');
  expect(slovenian?.text).toContain('https://www.modrina.example/sl/web3/voucher/?referral=KRES7');
});

test.each(['en', 'sl'])('the URLs in the mails are those of the site, %s', (locale) => {
  const voucher = `${site.url}${pagePath('Page', 'web3/voucher', locale)}?referral=KRES7\n`;
  expect(compose('referral', { ...person, code: 'KRES7' }, locale).at(-1)?.text).toContain(voucher);
  const contact = `${site.url}${pagePath('Page', 'contact', locale)}\n`;
  expect(compose('general', person, locale).at(-1)?.text).toContain(contact);
});

test.each(
  FORMS.flatMap((form) => [
    [form, 'en'],
    [form, 'sl'],
  ]),
)('nothing is left open in the mails of %s, %s', (form, locale) => {
  for (const { subject, text } of compose(form, { ...person, code: 'KRES7' }, locale)) {
    expect(`${subject} ${text}`).not.toMatch(/undefined|\{\{|\}\}/);
  }
});

test('a form with a stranger’s e-mail address sends the stranger no text of the sender', () => {
  const evil = { ...person, message: 'BUY NOW', company: 'evil.example', subject: 'FREE MONEY', phone: '+386 555' };
  for (const form of FORMS) {
    const mail = compose(form, { ...evil, name: 'Visit https://evil.example', code: 'K' }).at(-1);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|BUY|MONEY|555/);
    expect(mail?.text).toMatch(/^Hello,\n/);
  }
});

test.each(['www.evil.si', 'evil.si', 'a@b.si', 'a/b', 'http:x', '<b>', ''])('"%s" is no name to greet by', (name) => {
  expect(compose('contact', { ...person, name }).at(-1)?.text).toMatch(/^Hello,\n/);
});

test.each(['Ana', 'dr. Žiga Š.', 'O’Neil-Čuk', 'Ђорђе'])('"%s" is greeted', (name) => {
  expect(compose('contact', { ...person, name }, 'sl').at(-1)?.text).toContain(`Pozdravljeni, ${name}!`);
});

test('a visitor’s text stays in its line, and is no placeholder', () => {
  const [team] = compose('contact', { ...person, name: 'Ana\r\nBcc: x@y.si {{link}} $&', company: 'A\nEmail: b' });
  expect(team?.subject).toBe('Contact message: Ana Bcc: x@y.si {{link}} $&');
  expect(team?.text).toContain('Company: A Email: b\n');
});

test('an e-mail address that no header accepts is in the text only', () => {
  const [team, visitor] = compose('contact', { ...person, email: 'čuk@čebela.si' });
  expect(team?.reply_to).toBe('');
  expect(team?.text).toContain('Email: čuk@čebela.si');
  expect(visitor?.to).toBe('čuk@čebela.si');
});

test.each([
  ['a plain name', 'Ana Čuk Žnidaršič', 'Ana Čuk Žnidaršič'],
  ['a second line', 'Ana\r\nBcc: x@y.si', 'Ana Bcc: x@y.si'],
  ['lines of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['a NUL and an escape', 'a\u0000b\u001b[31m', 'a b [31m'],
  ['marks that turn the direction', 'a\u202egnp.exe\u2066', 'a gnp.exe'],
  ['spaces around and between', '  a \t b ', 'a b'],
  ['an emoji of several parts', '👩‍👩‍👧', '👩‍👩‍👧'],
])('one line of %s', (_, text, line) => {
  expect(oneLine(text, 50)).toBe(line);
});

test('one line is cut between characters', () => {
  expect(oneLine('👋👋👋👋', 3)).toBe('👋👋…');
  expect(oneLine('👋👋👋', 3)).toBe('👋👋👋');
});

test('many lines keep their lines and indents', () => {
  expect(manyLines('a\r\n\tb\rc\u202ed\u0000\n')).toBe('a\n    b\ncd\n');
});
