import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectWith } from '../../pocketbase/hooks/testing/installationWith';
import { dataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import { keepSuperuser, migrate, seedDatabase, writeSeed } from '../pocketbase/prepareDatabase';
import { servePocketBase, type Server } from '../pocketbase/servePocketBase';
import { freePort } from '../process/ports';
import { ROOT } from '../settings';
import { testProgram } from './installation';
import { noteServer } from './noteServer';
import { noteWait } from './noteWait';
import { fillFromTemplate } from './templateData';
import { tinyPictures } from './tinyPictures';

export interface ThrowawayOptions {
  /** Seeds the starting content, with pictures of a few pixels if wished; else the database is migrated and empty. */
  seed?: boolean | 'tiny pictures';
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

/** Migrates, makes the superuser and seeds. */
async function makeData(
  dataDir: string,
  program: string,
  superuser: { email: string; password: string },
  wanted: ThrowawayOptions['seed'],
): Promise<void> {
  const installation = { program, database: dataFolder(dataDir).database, root: ROOT };
  await migrate(installation);
  await keepSuperuser(installation, superuser);
  if (wanted === 'tiny pictures') {
    const [seed, pictures] = [path.join(ROOT, 'pocketbase/seed'), path.join(dataDir, 'tiny-pictures')];
    await tinyPictures(seed, pictures);
    await writeSeed(installation, seed, pictures);
  } else if (wanted) {
    await seedDatabase(installation, dataFolder(dataDir).seeded, true);
  }
}

/** A real, migrated PocketBase on a free port, for tests. */
export function startPocketBase(options: ThrowawayOptions = {}): Promise<ThrowawayPocketBase> {
  return noteWait('start of PocketBase', () => start(options));
}

async function start(options: ThrowawayOptions): Promise<ThrowawayPocketBase> {
  const superuser = { email: 'test@modrina.example', password: 'only-for-tests-1' };
  const program = await testProgram();
  const dataDir = options.dir ?? (await mkdtemp(path.join(tmpdir(), 'modrina-test-')));
  await fillFromTemplate(String(options.seed || 'empty').replace(' ', '-'), dataDir, (folder) =>
    makeData(folder, program, superuser, options.seed),
  );
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
  const token = await logIn(server.url, superuser).catch(async (error: unknown) => {
    // The caller never gets the means to stop it.
    await server.stop();
    throw error;
  });

  return {
    ...superuser,
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
