import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const GATSBY = path.resolve(__dirname, '../../../../node_modules/gatsby/cli.js');
const STOP_MS = 5000;
/** How often something is looked for, twenty times a second. */
const PATIENCE = 6000;

export interface DevelopedSite {
  url: string;
  output: () => string;
  /**
   * A page's data, as the browser gets it.
   * @returns undefined where there is no such page
   */
  pageData: (page: string) => Promise<{ result: { data: Record<string, unknown> } } | undefined>;
  /** Waits until something is true. */
  until: (isTrue: () => boolean | Promise<boolean>) => Promise<void>;
  /** Ends it with all that it started. */
  stop: () => Promise<void>;
}

/** Runs the real `gatsby develop` on a port, and waits until it serves. */
export async function developMiniSite(root: string, port: number): Promise<DevelopedSite> {
  const child = spawn(process.execPath, [GATSBY, 'develop', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    // With CI set Gatsby runs the queries of all pages, and not, as for a person, of those that are open.
    env: {
      ...process.env,
      CI: undefined,
      NODE_ENV: 'development',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what it starts ends with it.
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // Gone already.
    }
  };
  const url = `http://127.0.0.1:${port}`;

  const site: DevelopedSite = {
    url,
    output: () => output,
    pageData: async (page) => {
      const response = await fetch(`${url}/page-data/${page}/page-data.json`);
      const text = await response.text();
      return response.ok ? JSON.parse(text) : undefined;
    },
    until: async (isTrue) => {
      for (let looks = 0; !(await isTrue()); looks += 1) {
        // Not a measure of anything: it only ends what would never come.
        const isOver = child.exitCode !== null || looks > PATIENCE;
        if (isOver) throw new Error(`It never came. What gatsby develop said:\n${output}`);
        await sleep(50);
      }
    },
    stop: async () => {
      signal('SIGTERM');
      const bound = setTimeout(() => signal('SIGKILL'), STOP_MS);
      await closed;
      clearTimeout(bound);
      signal('SIGKILL');
    },
  };
  await site
    .until(() => output.includes('You can now view'))
    .catch(async (error: unknown) => {
      await site.stop();
      throw error;
    });
  return site;
}
