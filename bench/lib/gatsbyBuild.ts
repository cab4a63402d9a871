import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';

/**
 * Runs the real `gatsby build` in a folder.
 * @returns all that it printed
 * @throws Error with all that it printed when it fails
 */
export function gatsbyBuild(folder: string, server: ThrowawayPocketBase, nodeOptions: string): Promise<string> {
  const env = {
    ...process.env,
    CI: 'true',
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: '2',
    PB_SUPERUSER_EMAIL: server.email,
    PB_SUPERUSER_PASSWORD: server.password,
    NODE_OPTIONS: nodeOptions,
  };
  return new Promise((done, fail) => {
    const command = [resolve('node_modules/gatsby/cli.js'), 'build', '--no-color'];
    execFile(process.execPath, command, { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      error ? fail(new Error(stdout + stderr)) : done(stdout + stderr),
    );
  });
}
