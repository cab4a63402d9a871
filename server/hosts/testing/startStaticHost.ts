import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../process/ports';
import { waitForExit } from '../../process/processGroup';
import { ROOT, type StaticHost } from '../../settings';
import { npmPackages } from '../../testing/npm/npmPackages';
import { pathWithNode } from '../../testing/npm/otherNode';
import { untilAnswers } from './untilAnswers';

/** The hosts' own programs, which need a newer Node than this site does. */
const PACKAGES: Readonly<Record<StaticHost, readonly string[]>> = {
  netlify: ['@netlify/redirects@3.1.15', '@netlify/headers@2.1.13', '@netlify/static@3.1.12'],
  cloudflare: ['wrangler@4.164.0'],
};

export interface RunningHost {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves an exported site as a static host does: by Netlify's own engine of redirects and headers, or by Cloudflare's runtime
 * (`wrangler pages dev`).
 * @param folder of the exported site
 * @param given port; by default a free one
 */
export async function startStaticHost(host: StaticHost, folder: string, given?: number): Promise<RunningHost> {
  const [modules, PATH] = await Promise.all([npmPackages(host, PACKAGES[host]), pathWithNode(24)]);
  const port = String(given ?? (await freePort()));
  const wrangler = path.join(modules, 'node_modules/wrangler/bin/wrangler.js');
  const args: Record<StaticHost, string[]> = {
    netlify: ['--import', 'tsx', path.join(ROOT, 'server/hosts/testing/netlifyServer.ts'), modules, folder, port],
    cloudflare: [
      ...[wrangler, 'pages', 'dev', folder, '--ip', '127.0.0.1', '--port', port, '--log-level', 'error'],
      ...['--compatibility-date', '2026-11-01', '--show-interactive-dev-session=false'],
    ],
  };
  const quiet = { WRANGLER_SEND_METRICS: 'false', CI: 'true', HOME: modules };
  const child = spawn('node', args[host], {
    // Wrangler keeps temporary files beside the nearest package.json.
    cwd: host === 'cloudflare' ? modules : ROOT,
    env: { ...process.env, ...quiet, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Wrangler starts its runtime as a process of its own.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (child.pid !== undefined && !isGone) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  const gone = waitForExit(child);
  await untilAnswers(child, url);
  return {
    url,
    stop: async () => {
      process.removeListener('exit', end);
      end();
      await gone;
    },
  };
}
