import path from 'node:path';
import { Problem } from './Problem';

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
  gatsbyPort: number;
  seed: boolean;
  /** Whether `npm start` builds when something changed; else it serves the release that is there. */
  build: boolean;
  pocketbaseBin?: string;
  superuser?: { email: string; password: string };
  /** A PocketBase that runs elsewhere; only `npm run build` uses it. */
  externalPocketBase?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const ROOT = path.resolve(__dirname, '..');

/**
 * Reads the environment once.
 * @throws Problem that names the variable and what it may be
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
    gatsbyPort: readPort(env, 'GATSBY_PORT', 8000),
    seed: readSwitch(env, 'SEED', 'demo', 'start empty'),
    build: readSwitch(env, 'BUILD', 'auto', 'serve the release that is there'),
    pocketbaseBin: env['POCKETBASE_BIN'] || undefined,
    superuser: readSuperuser(env),
    externalPocketBase: readUrl(env, 'PB_URL'),
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
    throw new Problem(`${name} is "${value}". It must be a number from 1 to 65535.`);
  }
  return port;
}

function readUrl(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!/^https?:\/\/[^/\s]+/.test(value) || !URL.canParse(value)) {
    throw new Problem(`${name} is "${value}". It must be a full address such as https://www.example.com.`);
  }
  return value.replace(/\/+$/, '');
}

function readSwitch(env: Environment, name: string, on: string, meaningOfNone: string): boolean {
  const value = env[name] || on;
  if (value !== on && value !== 'none') {
    throw new Problem(`${name} is "${value}". It may be "none" (${meaningOfNone}) or "${on}" (the default).`);
  }
  return value === on;
}

function readSuperuser(env: Environment): Settings['superuser'] {
  const email = env['PB_SUPERUSER_EMAIL'];
  const password = env['PB_SUPERUSER_PASSWORD'];
  if (!email && !password) return undefined;
  if (!email || !password) {
    const missing = email ? 'PB_SUPERUSER_PASSWORD' : 'PB_SUPERUSER_EMAIL';
    throw new Problem(`${missing} is missing. PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD go together.`);
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new Problem(`PB_SUPERUSER_EMAIL is "${email}", which is no e-mail address.`);
  }
  if (password.length < 8)
    throw new Problem('PB_SUPERUSER_PASSWORD is too short: PocketBase wants 8 characters or more.');
  return { email, password };
}
