import { type Environment, readChoice, readPair, readPort } from './environment';
import { OperatorError } from './UserError';

/** The mail server, and the team's recipients. */
export interface MailSettings {
  /** Without it mails wait in the outbox. */
  smtp?: Smtp;
  /** Recipients of form submissions. */
  team: string[];
}

interface Smtp {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise STARTTLS if the server offers it. */
  tls: boolean;
  login?: { username: string; password: string };
  from: string;
  fromName?: string;
}

const ADDRESS = /^[\x21-\x7e]+@[\w-]+(\.[\w-]+)+$/;

const TLS = [
  ['1', 'encrypted from the start'],
  ['0', 'STARTTLS, the default'],
] as const;

/**
 * Reads SMTP_* and MAIL_*.
 * @throws OperatorError that names the variable and its valid values
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
  const tls = readChoice(env, 'SMTP_TLS', TLS) === '1';
  const login = readPair(env, 'SMTP_USERNAME', 'SMTP_PASSWORD');
  return {
    host,
    port: readPort(env, 'SMTP_PORT') ?? (tls ? 465 : 587),
    tls,
    login: login && { username: login[0], password: login[1] },
    from: readSender(env),
    fromName: readSenderName(env),
  };
}

function readSender(env: Environment): string {
  const from = env['MAIL_FROM'];
  if (!from) throw new OperatorError('MAIL_FROM is missing. With SMTP_HOST it must say which address mails come from.');
  return checkAddress('MAIL_FROM', from);
}

function readSenderName(env: Environment): string | undefined {
  const name = env['MAIL_FROM_NAME'];
  // The header has the name beside the address, without quotes.
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
