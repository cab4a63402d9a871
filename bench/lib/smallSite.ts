import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../../server/dataFolder';
import { freePort } from '../../server/process/ports';
import { publishRelease } from '../../server/release/publishRelease';
import { runStart, type StartRun } from '../../server/testing/runStart';
import { writeSampleBuild } from '../../server/testing/sampleBuild';
import { mountSmallDisk, type SmallDisk } from './formsDisk';

/** `npm start` without a publisher, with releases of a few pages on a separate disk. */
export interface SmallSite {
  url: string;
  data: DataFolder;
  /** Undefined if none can be mounted: that needs root. */
  disk: SmallDisk | undefined;
  run: StartRun;
  /** Starts `npm start` again, with the same data. */
  start(): Promise<StartRun>;
  publish(text: string): Promise<string>;
  /** The status of a response, 0 for none. */
  status(address?: string): Promise<number>;
  pid(): Promise<number>;
  stop(): Promise<void>;
}

export async function startSmallSite(): Promise<SmallSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modrina-small-'));
  const disk = mountSmallDisk(folder, 60);
  const data = dataFolder(folder);
  const port = await freePort();
  const start = () => runStart({ DATA_DIR: folder, PORT: String(port) });
  const publish = async (text: string) => {
    const output = path.join(folder, 'public');
    await writeSampleBuild(output, { 'robots.txt': `User-agent: ${text}\n` });
    return (await publishRelease(output, data, { content: '', code: '', configuration: '' })).manifest.id;
  };
  await publish('first');
  const site: SmallSite = {
    ...{ url: `http://127.0.0.1:${port}`, data, disk, start, publish, run: await start() },
    status: (address = '/blog/') =>
      fetch(site.url + address).then(
        (answer) => answer.status,
        () => 0,
      ),
    pid: async () => {
      const record = await readFile(path.join(data.run, 'pocketbase.json'), 'utf8');
      return (JSON.parse(record) as { child: { pid: number } }).child.pid;
    },
    stop: async () => {
      site.run.child.kill('SIGTERM');
      await site.run.exited;
      disk?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await site.run.until('Ctrl-C stops everything');
  return site;
}
