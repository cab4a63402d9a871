import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../process/ports';
import { caddySite } from '../caddy/caddySite';
import { nginxSite } from '../nginx/nginxSite';
import { getWebServer, type WebServer } from './getWebServer';
import { untilAnswers } from './untilAnswers';

export interface RunningWebServer {
  url: string;
  pid: number;
  /** A command that makes it read its configuration again. */
  reload: string[];
  stop(): Promise<void>;
}

/**
 * Starts a web server with the configuration that the project writes for it.
 * @param folder where it may write
 * @param site the links to the releases, and PocketBase's host and port
 */
export async function startWebServer(
  server: WebServer,
  folder: string,
  site: { root: string; newest: string; backend: string },
): Promise<RunningWebServer> {
  const program = await getWebServer(server);
  await mkdir(folder, { recursive: true });
  const address = `127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'configuration');
  const admin = `unix/${path.join(folder, 'admin.sock')}`;
  const caddy = ['--adapter', 'caddyfile', '--config', file];
  const parts: Record<WebServer, { text: string; args: string[]; reload: (pid: number) => string[] }> = {
    nginx: {
      text: inNginx(folder, nginxSite({ ...site, listen: address })),
      args: ['-c', file],
      reload: (pid) => ['kill', '-HUP', String(pid)],
    },
    Caddy: {
      text: `{\n\tadmin ${admin}\n}\n${caddySite({ ...site, listen: `http://${address}` })}`,
      args: ['run', ...caddy],
      reload: () => [program, 'reload', ...caddy, '--address', admin],
    },
  };
  const { text, args, reload } = parts[server];
  await writeFile(file, text);
  // Caddy keeps its own state in the home folder.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.removeListener('exit', end));
  await untilAnswers(child, `http://${address}`);
  return {
    url: `http://${address}`,
    pid: child.pid ?? 0,
    reload: reload(child.pid ?? 0),
    stop: () => stopped(child),
  };
}

/** As root it would give its work to a user who may not read a temporary folder. */
const asUs = process.getuid?.() === 0 ? 'user root;\n' : '';

const inNginx = (folder: string, site: string): string => `${asUs}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {}
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${site}
}
`;

async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await gone;
}
