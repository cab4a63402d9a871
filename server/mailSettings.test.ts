import { readMailSettings } from './mailSettings';

const smtp = { SMTP_HOST: 'smtp.example.com', MAIL_FROM: 'hello@modrina.example' };

test('without a mail server mails wait, and without a team there is no recipient', () => {
  expect(readMailSettings({})).toEqual({ smtp: undefined, team: [] });
  expect(readMailSettings({ MAIL_TEAM: 'a@b.si' })).toEqual({ smtp: undefined, team: ['a@b.si'] });
});

test('has defaults for all but the server and the sender', () => {
  expect(readMailSettings(smtp).smtp).toEqual({
    ...{ host: 'smtp.example.com', port: 587, tls: false, login: undefined },
    ...{ from: 'hello@modrina.example', fromName: undefined },
  });
  expect(readMailSettings({ ...smtp, SMTP_TLS: '1' }).smtp).toMatchObject({ port: 465, tls: true });
});

test('takes what is set', () => {
  const env = { SMTP_PORT: '2525', SMTP_USERNAME: 'u', SMTP_PASSWORD: 'p', MAIL_FROM_NAME: 'Čebela & Co' };
  expect(readMailSettings({ ...smtp, ...env, MAIL_TEAM: ' a@b.si, c@d.si,' })).toEqual({
    smtp: {
      ...{ host: 'smtp.example.com', port: 2525, tls: false, login: { username: 'u', password: 'p' } },
      ...{ from: 'hello@modrina.example', fromName: 'Čebela & Co' },
    },
    team: ['a@b.si', 'c@d.si'],
  });
});

test.each([
  [{ SMTP_HOST: 'smtp://a.si', MAIL_FROM: 'a@b.si' }, 'SMTP_HOST is "smtp://a.si".'],
  [{ SMTP_HOST: 'a.si' }, 'MAIL_FROM is missing.'],
  [{ ...smtp, MAIL_FROM: 'Ana <a@b.si>' }, 'MAIL_FROM has "Ana <a@b.si>", which is no e-mail address.'],
  [{ ...smtp, MAIL_FROM_NAME: 'A, B' }, 'MAIL_FROM_NAME is "A, B".'],
  [{ ...smtp, SMTP_PORT: '0' }, 'SMTP_PORT is "0". It must be a number from 1 to 65535.'],
  [{ ...smtp, SMTP_TLS: 'yes' }, 'SMTP_TLS is "yes".'],
  [{ ...smtp, SMTP_USERNAME: 'u' }, 'SMTP_PASSWORD is missing.'],
  [{ ...smtp, SMTP_PASSWORD: 'p' }, 'SMTP_USERNAME is missing.'],
  [{ SMTP_PASSWORD: 'p' }, 'SMTP_PASSWORD is set, but SMTP_HOST is not'],
  [{ MAIL_TEAM: 'a@b.si, c' }, 'MAIL_TEAM has "c", which is no e-mail address.'],
])('%j is refused', (env, message) => {
  expect(() => readMailSettings(env)).toThrow(message);
});

test('no refusal repeats the password', () => {
  expect(() => readMailSettings({ SMTP_PASSWORD: 'hunter2' })).toThrow(/^((?!hunter2).)*$/s);
});
