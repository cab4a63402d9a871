import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWorkspace } from '../../scripts/lib/workspace';
import { claimCache, forgetContent } from '../../server/gatsby/gatsbyCache';
import { openBuilder } from '../../server/gatsby/openBuilder';
import { dataFolder } from '../../server/dataFolder';
import { CommandLifecycle } from '../../server/process/CommandLifecycle';
import { readSettings } from '../../server/settings';
import { gatsbyEnvironment } from '../../server/publisher/gatsbyEnvironment';
import { noteWait } from '../../server/testing/noteWait';
import { LogFile } from '../../server/terminal/output';

export interface SiteBuild {
  /** Whether a process made it that had built before, or `gatsby build` from its beginning. */
  kind: 'warm' | 'full';
  /** Pages that were rendered, and those that were removed, sorted. */
  updated: string[];
  deleted: string[];
  /** Slices whose data changed, by name: `header-en`. Each is rendered once for each set of props that pages give it. */
  slices: string[];
  /** How many such renderings were made. */
  renderings: number;
}

/** A copy of this site in a folder of its own, for builds one after another as an editor's changes cause them. */
export interface TestSite {
  /**
   * Builds like the publisher, and returns the files that were written.
   * @param env added to the environment of a build that starts Gatsby
   */
  build(env?: NodeJS.ProcessEnv): Promise<SiteBuild>;
  /**
   * Leaves the project as another builder would that found an interrupted build and was stopped: no page, no query's result
   * and no node is left.
   */
  beginAnew(): Promise<void>;
  close(): Promise<void>;
}

type Backend = { url: string; email: string; password: string };

async function readSlices(folder: string): Promise<Map<string, string>> {
  const data = join(folder, 'public/slice-data');
  const names = await readdir(data).catch(() => [] as string[]);
  const texts = await Promise.all(names.map((name) => readFile(join(data, name), 'utf8')));
  return new Map(names.map((name, i) => [name.replace('.json', ''), texts[i] ?? '']));
}

/** How often slices were rendered, from the log of the last build. */
async function readRenderings(log: string): Promise<number> {
  const said = [...(await readFile(log, 'utf8')).matchAll(/^=== |Building slices HTML \((\d+)\)/gm)].at(-1);
  return Number(said?.[1] ?? 0);
}

/** Copies the site and gets ready to build it; nothing is built yet. */
export async function makeSite(folder: string, backend: Backend): Promise<TestSite> {
  await rm(folder, { recursive: true, force: true });
  await makeWorkspace(folder);
  const data = dataFolder(join(folder, '.data'));
  const superuser = { email: backend.email, password: backend.password };
  const source = { settings: readSettings({}, folder), data, access: { superuser }, url: backend.url };
  const env = { ...gatsbyEnvironment(source), GATSBY_CPU_COUNT: '2' };
  const log = new LogFile(join(data.logs, 'build.log'));
  const builder = openBuilder({ root: folder, data, env, log, life: new CommandLifecycle() });

  return {
    build: async (added) => {
      const before = await readSlices(folder);
      log.write('\n=== \n');
      const publish = async () => undefined;
      const { kind, drawn, removed } = await noteWait('build of this site', () =>
        builder.build(publish, undefined, added),
      );
      const after = await readSlices(folder);
      return {
        kind,
        updated: drawn,
        deleted: removed,
        slices: [...after.keys()].filter((name) => after.get(name) !== before.get(name)).sort(),
        renderings: await readRenderings(log.file),
      };
    },
    beginAnew: async () => {
      // Work left over after a build keeps Gatsby's state.
      await builder.prepare();
      await forgetContent(folder);
      await claimCache(folder, { dataDir: data.root, preview: false });
    },
    close: () => builder.close(),
  };
}
