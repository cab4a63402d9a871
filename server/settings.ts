import path from 'node:path';
import { type MailSettings, readMailSettings } from './mailSettings';
import { OperatorError } from './errors';

/** A host that serves a folder and reads `_redirects` and `_headers` in it. */
export type StaticHost = 'netlify' | 'cloudflare';

/** Everything that the environment decides; read nowhere else in `server/`. */
export interface Settings {
  /** The project's own folder. */
  root: string;
  /** All state: database, releases, logs, kept downloads. */
  dataDir: string;
  host: string;
  port: number;
  /** The address visitors use, without a slash at its end. */
  siteUrl: string;
  /** More hosts under which PocketBase is asked; its hooks read them from the environment. */
  extraHosts: string[];
  gatsbyPort: number;
  seed: boolean;
  /**
   * `auto`: `npm start` builds when something changed, and whenever it changes. `once`: when it starts only, for a builder on
   * another machine, or none, does the rest. `none`: it serves the release that is there.
   */
  build: 'auto' | 'once' | 'none';
  /** Shows drafts and what is to come; never for visitors. */
  preview: boolean;
  /** Editors can make links to drafts, for which a second Gatsby runs while somebody looks. */
  previews: boolean;
  /** The site may lose any number of pages; else a great loss is taken for a mistake and not published. */
  allowFewerPages: boolean;
  pocketbaseBin?: string;
  superuser?: { email: string; password: string };
  mail: MailSettings;
  /** A PocketBase that runs elsewhere; only `npm run build` and `npm run builder` use it. */
  externalPocketBase?: string;
  /** For whom `npm run build` makes a folder that needs no server of ours. */
  staticHost?: StaticHost;
  /** A builder's, to read the content of `externalPocketBase` and to say there what was built. */
  token?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const ROOT = path.resolve(__dirname, '..');

/**
 * Reads the environment once.
 * @throws UserError that names the variable and what it may be
 */
export function readSettings(env: Environment = process.env, root = ROOT): Settings {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort(env, 'PORT', 8090);
  return {
    root,
    dataDir: path.resolve(root, env['DATA_DIR'] || '.data'),
    host,
    port,
    siteUrl: readUrl(env, 'SITE_URL') ?? siteAddress(host, port),
    extraHosts: readHosts(env, 'EXTRA_HOSTS'),
    gatsbyPort: readPort(env, 'GATSBY_PORT', 8000),
    seed: readSwitch(env, 'SEED', 'demo', 'start empty'),
    build: readBuild(env),
    preview: readFlag(env, 'PREVIEW', 'drafts are shown', 'they are not'),
    previews: readPreviews(env),
    allowFewerPages: readFlag(env, 'ALLOW_FEWER_PAGES', 'a site with far fewer pages goes live', 'it does not'),
    pocketbaseBin: env['POCKETBASE_BIN'] || undefined,
    superuser: readSuperuser(env),
    mail: readMailSettings(env),
    externalPocketBase: readUrl(env, 'PB_URL'),
    token: readToken(env),
    staticHost: readStaticHost(env),
  };
}

/** An address one can open in a browser: 0.0.0.0 listens everywhere but is nobody's address. */
export function siteAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readPort(env: Environment, name: string, fallback: number): number {
  const value = env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new OperatorError(`${name} is "${value}". It must be a number from 1 to 65535.`);
  }
  return port;
}

function readUrl(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!/^https?:\/\/[^/\s]+/.test(value) || !URL.canParse(value)) {
    throw new OperatorError(`${name} is "${value}". It must be a full address such as https://www.example.com.`);
  }
  return value.replace(/\/+$/, '');
}

function readHosts(env: Environment, name: string): string[] {
  const hosts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d+)?$/i.test(host));
  if (wrong === undefined) return hosts;
  throw new OperatorError(
    `${name} names "${wrong}". It must be host names, such as cms.example.com, with commas between them.`,
  );
}

function readSwitch(env: Environment, name: string, on: string, meaningOfNone: string): boolean {
  const value = env[name] || on;
  if (value !== on && value !== 'none') {
    throw new OperatorError(`${name} is "${value}". It may be "none" (${meaningOfNone}) or "${on}" (the default).`);
  }
  return value === on;
}

function readBuild(env: Environment): Settings['build'] {
  const value = env['BUILD'] || 'auto';
  if (value === 'auto' || value === 'once' || value === 'none') return value;
  throw new OperatorError(
    `BUILD is "${value}". It may be "none" (serve the release that is there), "once" (build when it starts only) or ` +
      '"auto" (the default).',
  );
}

function readPreviews(env: Environment): boolean {
  const value = env['PREVIEWS'] || 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new OperatorError(`PREVIEWS is "${value}". It may be "off" (no links to drafts) or "on" (the default).`);
}

/** Both hosts say where a build runs, so there it need not be set. */
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

function readFlag(env: Environment, name: string, meaningOfOne: string, meaningOfNone: string): boolean {
  const value = env[name] || '0';
  if (value !== '0' && value !== '1') {
    throw new OperatorError(`${name} is "${value}". It may be "1" (${meaningOfOne}) or "0" (${meaningOfNone}).`);
  }
  return value === '1';
}

function readSuperuser(env: Environment): Settings['superuser'] {
  const email = env['PB_SUPERUSER_EMAIL'];
  const password = env['PB_SUPERUSER_PASSWORD'];
  if (!email && !password) return undefined;
  if (!email || !password) {
    const missing = email ? 'PB_SUPERUSER_PASSWORD' : 'PB_SUPERUSER_EMAIL';
    throw new OperatorError(`${missing} is missing. PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD go together.`);
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new OperatorError(`PB_SUPERUSER_EMAIL is "${email}", which is no e-mail address.`);
  }
  if (password.length < 8)
    throw new OperatorError('PB_SUPERUSER_PASSWORD is too short: PocketBase wants 8 characters or more.');
  return { email, password };
}
