import path from 'node:path';
import { EMAIL } from '../src/lib/forms/EMAIL';
import { type BackupSettings, readBackupSettings } from './backupSettings';
import { type Environment, readChoice, readPair, readPort } from './environment';
import { type MailSettings, readMailSettings } from './mailSettings';
import { OperatorError } from './UserError';

/** A host that serves a folder and reads its `_redirects` and `_headers`. */
export type StaticHost = 'netlify' | 'cloudflare';

/** All settings of the environment; no other file of `server/` reads them. */
export interface Settings {
  /** The project's own folder. */
  root: string;
  /** All state: database, releases, logs, downloaded files. */
  dataDir: string;
  host: string;
  port: number;
  /** The site's public URL, without a slash at its end. */
  siteUrl: string;
  /** Further hosts under which PocketBase is requested; its hooks read them from the environment. */
  extraHosts: string[];
  gatsbyPort: number;
  seed: boolean;
  /**
   * `auto`: `npm start` builds at its start if something changed, and after each change. `once`: at its start only; later
   * changes are left to a publisher on another machine, if any. `none`: it serves the existing release.
   */
  build: 'auto' | 'once' | 'none';
  /** Shows drafts and scheduled records; never for visitors. */
  preview: boolean;
  /** Editors can create links to drafts; a second Gatsby runs while such a link is viewed. */
  previews: boolean;
  /** The site may lose any number of pages; otherwise a large loss counts as a mistake and is not published. */
  allowFewerPages: boolean;
  pocketbaseBin?: string;
  superuser?: { email: string; password: string };
  mail: MailSettings;
  backups: BackupSettings;
  /** A PocketBase on another machine; only `npm run build` and `npm run builder` use it. */
  externalPocketBase?: string;
  /** The static host for which `npm run build` exports a folder. */
  staticHost?: StaticHost;
  /** A builder's token, to read the content of `externalPocketBase` and to report builds there. */
  token?: string;
}

export const ROOT = path.resolve(__dirname, '..');

const SEED = [
  ['none', 'start empty'],
  ['demo', 'the default'],
] as const;
const BUILD = [
  ['none', 'serve the release that is there'],
  ['once', 'build when it starts only'],
  ['auto', 'the default'],
] as const;
const PREVIEWS = [
  ['off', 'no links to drafts'],
  ['on', 'the default'],
] as const;

/**
 * Reads the environment once.
 * @throws OperatorError that names the variable and its valid values
 */
export function readSettings(env: Environment = process.env, root = ROOT): Settings {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort(env, 'PORT') ?? 8090;
  const dataDir = path.resolve(root, env['DATA_DIR'] || '.data');
  return {
    root,
    dataDir,
    host,
    port,
    siteUrl: readOrigin(env, 'SITE_URL') ?? siteAddress(host, port),
    extraHosts: readHosts(env, 'EXTRA_HOSTS'),
    gatsbyPort: readPort(env, 'GATSBY_PORT') ?? 8000,
    seed: readChoice(env, 'SEED', SEED) === 'demo',
    build: readChoice(env, 'BUILD', BUILD),
    preview: readFlag(env, 'PREVIEW', 'drafts are shown', 'they are not'),
    previews: readChoice(env, 'PREVIEWS', PREVIEWS) === 'on',
    allowFewerPages: readFlag(env, 'ALLOW_FEWER_PAGES', 'a site with far fewer pages goes live', 'it does not'),
    pocketbaseBin: env['POCKETBASE_BIN'] || undefined,
    superuser: readSuperuser(env),
    mail: readMailSettings(env),
    backups: readBackupSettings(env, root, dataDir),
    externalPocketBase: readUrl(env, 'PB_URL'),
    token: readToken(env),
    staticHost: readStaticHost(env),
  };
}

/** A URL that a browser can open: a server that listens at 0.0.0.0 is reached at 127.0.0.1. */
export function siteAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readUrl(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!/^https?:\/\/[^/\s]+/.test(value) || !URL.canParse(value)) {
    throw new OperatorError(`${name} is "${value}". It must be a full address such as https://www.example.com.`);
  }
  return value.replace(/\/+$/, '');
}

/** The site's origin: its paths begin at `/`, and browsers send it without a default port and in Punycode. */
function readOrigin(env: Environment, name: string): string | undefined {
  const value = readUrl(env, name);
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash, username } = new URL(value);
  if (pathname === '/' && search + hash + username === '') return origin;
  throw new OperatorError(`${name} is "${value}". It must be an address without a path, such as ${origin}.`);
}

function readHosts(env: Environment, name: string): string[] {
  const hosts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d+)?$/i.test(host));
  if (wrong === undefined) return hosts;
  throw new OperatorError(
    `${name} names "${wrong}". It must be host names, such as cms.example.com, with commas between them.`,
  );
}

/** Both hosts set a variable of their own in builds, so STATIC_HOST need not be set there. */
function readStaticHost(env: Environment): StaticHost | undefined {
  const found = env['NETLIFY'] ? 'netlify' : env['CF_PAGES'] ? 'cloudflare' : 'none';
  const value = env['STATIC_HOST'] || found;
  if (value === 'none') return undefined;
  if (value === 'netlify' || value === 'cloudflare') return value;
  throw new OperatorError(
    `STATIC_HOST is "${value}". It may be "netlify" or "cloudflare" (Pages), for which npm run build makes a folder, ` +
      'or "none" (the default elsewhere).',
  );
}

function readToken(env: Environment): string | undefined {
  const token = env['PB_TOKEN'];
  if (token && !env['PB_URL']) {
    throw new OperatorError('PB_TOKEN is set, but PB_URL is not: name the PocketBase that it is for.');
  }
  return token || undefined;
}

function readFlag(env: Environment, name: string, meaningOfOne: string, meaningOfZero: string): boolean {
  const choices = [
    ['1', meaningOfOne],
    ['0', meaningOfZero],
  ] as const;
  return readChoice(env, name, choices) === '1';
}

function readSuperuser(env: Environment): Settings['superuser'] {
  const pair = readPair(env, 'PB_SUPERUSER_EMAIL', 'PB_SUPERUSER_PASSWORD');
  if (!pair) return undefined;
  const [email, password] = pair;
  if (!EMAIL.test(email)) {
    throw new OperatorError(`PB_SUPERUSER_EMAIL is "${email}", which is no e-mail address.`);
  }
  if (password.length < 8)
    throw new OperatorError('PB_SUPERUSER_PASSWORD is too short: PocketBase wants 8 characters or more.');
  return { email, password };
}
