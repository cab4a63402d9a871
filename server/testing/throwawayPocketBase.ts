import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectWith } from '../../pocketbase/hooks/testing/installationWith';
import { dataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import { servePocketBase, type Server } from '../pocketbase/servePocketBase';
import { freePort } from '../process/ports';
import { ROOT } from '../settings';
import { testProgram } from './installation';
import { noteServer } from './noteServer';
import { noteWait } from './noteWait';
import { fillData, type SeedOfTests, SUPERUSER } from './templateData';

export interface ThrowawayOptions {
  seed?: SeedOfTests;
  /** A data folder to use and to keep; else a temporary one. */
  dir?: string;
  /** A release to serve. */
  releaseDir?: string;
  /** More hooks than the project's, for the server alone. */
  hook?: string;
  /** More of what the hooks read: MAIL_TEAM, FORM_QUOTA … */
  env?: Record<string, string>;
}

export interface ThrowawayPocketBase {
  url: string;
  /** Its process number; another one after restart(). */
  readonly pid: number;
  email: string;
  password: string;
  /** A superuser's token. */
  token: string;
  dataDir: string;
  /** Stops it and removes its temporary folder. */
  stop(): Promise<void>;
  /** Ends it as a crash would; the data stay until stop(). */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
}

/** A real, migrated PocketBase on a free port, for tests. */
export function startPocketBase(options: ThrowawayOptions = {}): Promise<ThrowawayPocketBase> {
  return noteWait('start of PocketBase', () => start(options));
}

async function start(options: ThrowawayOptions): Promise<ThrowawayPocketBase> {
  const program = await testProgram();
  const dataDir = options.dir ?? (await mkdtemp(path.join(tmpdir(), 'modrina-test-')));
  await fillData(dataDir, program, options.seed);
  const root = options.hook ? await projectWith(dataDir, options.hook) : ROOT;
  const installation = { program, database: dataFolder(dataDir).database, root };

  const port = await freePort();
  const releaseDir = options.releaseDir ?? dataFolder(dataDir).current;
  const serve = (): Promise<Server> =>
    servePocketBase(installation, {
      ...{ host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` },
      ...{ releaseDir, env: options.env, onSpawn: noteServer },
    });
  let server = await serve();
  const token = await logIn(server.url, SUPERUSER).catch(async (error: unknown) => {
    // The caller never gets the means to stop it.
    await server.stop();
    throw error;
  });

  return {
    ...SUPERUSER,
    url: server.url,
    get pid() {
      return server.pid;
    },
    token,
    dataDir,
    stop: async () => {
      await server.stop();
      if (!options.dir) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => server.kill(),
    restart: async () => {
      await server.stop();
      server = await serve();
    },
  };
}
