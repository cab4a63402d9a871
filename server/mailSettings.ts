import { OperatorError } from './errors';

/** How mails are sent, and to whom in the team. */
export interface MailSettings {
  /** Missing: mails wait in the outbox until there is one. */
  smtp?: Smtp;
  /** Recipients of sent forms; nobody if empty. */
  team: string[];
}

export interface Smtp {
  host: string;
  port: number;
  /** Encrypted from the first byte; else STARTTLS where the server offers it. */
  tls: boolean;
  login?: { username: string; password: string };
  from: string;
  fromName?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESS = /^[\x21-\x7e]+@[\w-]+(\.[\w-]+)+$/;

/**
 * Reads SMTP_* and MAIL_*.
 * @throws UserError that names the variable and what it may be
 */
export function readMailSettings(env: Environment): MailSettings {
  return { smtp: readSmtp(env), team: readTeam(env) };
}

function readSmtp(env: Environment): Smtp | undefined {
  const host = env['SMTP_HOST'];
  if (!host) {
    const left = ['SMTP_PORT', 'SMTP_USERNAME', 'SMTP_PASSWORD', 'SMTP_TLS'].find((name) => env[name]);
    if (left) throw new OperatorError(`${left} is set, but SMTP_HOST is not: name the mail server.`);
    return undefined;
  }
  if (!/^[a-z0-9.:-]+$/i.test(host)) {
    throw new OperatorError(`SMTP_HOST is "${host}". It must be a name such as smtp.example.com, without a port.`);
  }
  const tls = readTls(env);
  return {
    host,
    port: readPort(env) ?? (tls ? 465 : 587),
    tls,
    login: readLogin(env),
    from: readSender(env),
    fromName: readSenderName(env),
  };
}

function readTls(env: Environment): boolean {
  const value = env['SMTP_TLS'] || '0';
  if (value !== '0' && value !== '1') {
    throw new OperatorError(
      `SMTP_TLS is "${value}". It may be "1" (encrypted from the start) or "0" (STARTTLS, the default).`,
    );
  }
  return value === '1';
}

function readPort(env: Environment): number | undefined {
  const value = env['SMTP_PORT'];
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new OperatorError(`SMTP_PORT is "${value}". It must be a number from 1 to 65535.`);
  }
  return port;
}

function readLogin(env: Environment): Smtp['login'] {
  const username = env['SMTP_USERNAME'];
  const password = env['SMTP_PASSWORD'];
  if (!username && !password) return undefined;
  if (!username || !password) {
    throw new OperatorError(
      `${username ? 'SMTP_PASSWORD' : 'SMTP_USERNAME'} is missing. SMTP_USERNAME and SMTP_PASSWORD go together.`,
    );
  }
  return { username, password };
}

function readSender(env: Environment): string {
  const from = env['MAIL_FROM'];
  if (!from) throw new OperatorError('MAIL_FROM is missing. With SMTP_HOST it must say which address mails come from.');
  return checkAddress('MAIL_FROM', from);
}

function readSenderName(env: Environment): string | undefined {
  const name = env['MAIL_FROM_NAME'];
  // In the header it stands beside the address without quotes.
  if (name && !/^[\p{L}\p{N} &'+_-]+$/u.test(name)) {
    throw new OperatorError(`MAIL_FROM_NAME is "${name}". It may hold letters, digits, spaces and & ' + _ - only.`);
  }
  return name || undefined;
}

function readTeam(env: Environment): string[] {
  const addresses = (env['MAIL_TEAM'] ?? '').split(',').map((address) => address.trim());
  return addresses.filter(Boolean).map((address) => checkAddress('MAIL_TEAM', address));
}

function checkAddress(name: string, address: string): string {
  if (!ADDRESS.test(address)) throw new OperatorError(`${name} has "${address}", which is no e-mail address.`);
  return address;
}
