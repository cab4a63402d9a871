import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/process/ports';
import { type RunningHost, startStaticHost } from '../../../server/hosts/testing/startStaticHost';
import { HOOK_SECRET, type TwoOrigins } from '../../../e2e/support/twoOrigins';
import { run } from '../run';
import { type Site, startSite } from '../site';
import { startOperator } from './startOperator';
import { CALENDAR, dataOf, settings, WORKSPACE } from './sites';

/** The data of the machine that builds; PocketBase's is that of the stage. */
const HOST_DATA = dataOf('twoOrigins-host');

/** A PocketBase that visitors reach by forms only, and the static host with the site. */
class TwoMachines {
  private cms: Site | undefined;
  private host: RunningHost | undefined;
  private token = '';

  constructor(
    private readonly site: { url: string; port: number },
    private readonly database: { data: string; port: number; hook: string },
  ) {}

  /** Starts PocketBase, as the guide says: it builds nothing. */
  readonly up = async (): Promise<void> => {
    const { data, port, hook } = this.database;
    const hooks = { BUILD_HOOK_URL: hook, BUILD_HOOK_SECRET: HOOK_SECRET };
    this.cms = await startSite(
      WORKSPACE,
      { ...settings(data, 'demo'), ...hooks, BUILD: 'none', SITE_URL: this.site.url },
      port,
    );
  };

  readonly down = async (): Promise<void> => void (await this.cms?.stop());

  readonly makeToken = async (): Promise<void> => {
    const printed = await npm(['builder:token', '--', 'cloudflare'], { DATA_DIR: this.database.data });
    this.token = /^\S{40,}$/m.exec(printed)?.[0] ?? '';
  };

  /** Builds as the host does after a notification, and serves the result. */
  readonly deploy = async (): Promise<void> => {
    const backend = this.cms?.url ?? '';
    const own = { ...CALENDAR, DATA_DIR: HOST_DATA, SITE_URL: this.site.url, STATIC_HOST: 'cloudflare' };
    await npm(['build'], { ...own, PB_URL: backend, PB_TOKEN: this.token });
    await this.host?.stop();
    this.host = await startStaticHost('cloudflare', join(HOST_DATA, 'static'), this.site.port);
  };

  readonly stop = async (): Promise<void> => {
    await this.host?.stop();
    await this.down();
  };
}

/** Runs a command of the project. @throws Error with all that it printed */
async function npm(command: string[], env: Record<string, string>): Promise<string> {
  const { code, output } = await run('npm', ['run', '--silent', ...command], {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(output);
  return output;
}

/**
 * The site on a static host, Cloudflare's runtime at `localhost`, built against a PocketBase at `127.0.0.1`: for a browser two sites.
 * The tests stop and start PocketBase and deploy the site through an operator, which also receives the build hook.
 */
export async function twoOriginsSite(data: string): Promise<Site> {
  const [sitePort, cmsPort] = await Promise.all([freePort(), freePort()]);
  const site = `http://localhost:${sitePort}`;
  // A machine that has never built the site.
  const built = ['current', 'newest', 'releases'].map((part) => join(data, part));
  await Promise.all([...built, HOST_DATA].map((path) => rm(path, { recursive: true, force: true })));

  const operator = await startOperator();
  const machines = new TwoMachines(
    { url: site, port: sitePort },
    { data, port: cmsPort, hook: `${operator.url}/hook` },
  );
  operator.obey({ up: machines.up, down: machines.down, deploy: machines.deploy });
  const stop = async () => {
    await machines.stop();
    await operator.stop();
    return 0;
  };
  try {
    await machines.up();
    await machines.makeToken();
    await machines.deploy();
  } catch (error) {
    await stop();
    throw error;
  }
  const urls: TwoOrigins = { site, cms: `http://127.0.0.1:${cmsPort}`, operator: operator.url };
  return { url: site, env: { E2E_TWO_ORIGINS: JSON.stringify(urls) }, stop };
}
