import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getWebServer } from '../../hosts/testing/getWebServer';
import { freePort } from '../../process/ports';
import { waitForExit } from '../../process/processGroup';

/** A real server with the API of S3 (SeaweedFS) that checks signatures, for tests. */
export interface S3Server {
  /** The settings of backups for it; its bucket exists. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts it on the loopback address. @param folder keeps its files */
export async function startS3(folder: string): Promise<S3Server> {
  const program = await getWebServer('SeaweedFS');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const config = path.join(folder, 's3.json');
  const credentials = [{ accessKey: 'test-key', secretKey: 'test-secret' }];
  const identity = { name: 'test', credentials, actions: ['Admin', 'Read', 'Write', 'List'] };
  await writeFile(config, JSON.stringify({ identities: [identity] }));
  const parts = ['master', 'volume', 'filer', 's3'];
  const ports: string[] = [];
  for (const part of parts) ports.push(`-${part}.port=${await freePort()}`, `-${part}.port.grpc=${await freePort()}`);
  const s3 = /-s3\.port=(\d+)/.exec(ports.join(' '))?.[1];
  const child = spawn(
    program,
    [
      ...['server', '-ip=127.0.0.1', '-ip.bind=127.0.0.1', `-dir=${path.join(folder, 'files')}`, '-volume.max=5'],
      ...['-s3', `-s3.config=${config}`, '-s3.autoCreateBucket', '-s3.port.iceberg=0', '-s3.port.lance=0', ...ports],
    ],
    { stdio: 'ignore' },
  );
  const gone = waitForExit(child);
  const endpoint = `http://127.0.0.1:${s3}`;
  // It refuses a guest as soon as it serves.
  while ((await fetch(endpoint).catch(() => undefined))?.status !== 403) {
    if (child.exitCode !== null) throw new Error(`SeaweedFS ended with ${child.exitCode}.`);
    await sleep(100);
  }
  // The bucket: Litestream lists it before it writes.
  const filer = /-filer\.port=(\d+)/.exec(ports.join(' '))?.[1];
  await fetch(`http://127.0.0.1:${filer}/buckets/backups/`, { method: 'POST' });
  return {
    env: {
      ...{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_REGION: 'us-east-1', BACKUP_S3_ENDPOINT: endpoint },
      ...{ BACKUP_S3_ACCESS_KEY: 'test-key', BACKUP_S3_SECRET_KEY: 'test-secret', BACKUP_S3_PATH_STYLE: '1' },
    },
    stop: async () => {
      // SIGTERM waits for the end of connections that clients keep open.
      child.kill('SIGKILL');
      await gone;
    },
  };
}
