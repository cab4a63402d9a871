import { rm } from 'node:fs/promises';
import { ask, hasForm, must, OWNER, sendForm } from './askContainer';
import { healthCheckOf } from './runtimeConfig';
import { type Container, makeVolume, type MountedImage, mountImage, startContainer } from './startContainer';
import { stored } from './store';

/** Measured seconds by the event that they end at. */
export type Times = Readonly<Record<string, number>>;

const DATA = '/srv/site/data';
const BACKUPS = '/srv/site/backups';
const SECONDS_TO_START = 60;
const SECONDS_TO_BUILD = 20 * 60;
/** The state of a process without capabilities that can get none. */
const UNPRIVILEGED = ['CapEff:\t0000000000000000', 'CapBnd:\t0000000000000000', 'NoNewPrivs:\t1'];

/** The image "runtime": it serves, stores a form, stops, and has the form after the next start. */
export async function checkRuntime(image: string): Promise<Times> {
  await rm(stored('volumes/runtime'), { recursive: true, force: true });
  const start = (mounted: MountedImage, data: string) =>
    startContainer(mounted, { env: OWNER, volumes: { [DATA]: data }, isReadOnly: true });
  return twice(image, ['runtime'], async (mounted, [data = '']) => {
    const container = await start(mounted, data);
    return { container, healthy: await untilHealthy(container, mounted), times: {} };
  });
}

/** The image "builder": the first start builds the site, the next serves it at once. */
export async function checkBuilder(image: string): Promise<Times> {
  await rm(stored('volumes/builder'), { recursive: true, force: true });
  await rm(stored('volumes/backups'), { recursive: true, force: true });
  return twice(image, ['builder', 'backups'], async (mounted, [data = '', backups = '']) => {
    const container = await startContainer(mounted, { env: OWNER, volumes: { [DATA]: data, [BACKUPS]: backups } });
    const healthy = await untilHealthy(container, mounted);
    const page = async () => ((await ask(container, '/')).status === 200 ? true : undefined);
    const { seconds } = await container.until(page, SECONDS_TO_BUILD);
    for (const [path, language] of [
      ['/', 'en'],
      ['/sl/', 'sl'],
    ] as const) {
      const { status, body } = await ask(container, path);
      const isPage = status === 200 && body.includes(`<html lang="${language}"`) && body.includes('<h1');
      must(isPage, `${path} is no page in "${language}" (${status}): ${body.slice(0, 300)}`);
    }
    await container.until(
      async () => (container.output().includes('Ready after') ? true : undefined),
      SECONDS_TO_BUILD,
    );
    return { container, healthy, times: { 'first page': healthy + seconds } };
  });
}

type Started = { container: Container; healthy: number; times: Times };

/** Starts an image, and again with the same volumes as an update does: with a container of its own, so without any cache. */
async function twice(
  image: string,
  volumes: readonly string[],
  start: (mounted: MountedImage, folders: readonly string[]) => Promise<Started>,
): Promise<Times> {
  const all: Record<string, number> = {};
  let form: string | undefined;
  for (const round of ['first start', 'next start']) {
    const mounted = await mountImage(image);
    try {
      must(mounted.user.uid !== 0, `The image ${image} runs as root.`);
      const folders = await Promise.all(volumes.map((name) => makeVolume(name, mounted.user)));
      const { container, healthy, times } = await start(mounted, folders);
      await mustBeUnprivileged(container);
      if (form === undefined) form = await sendForm(container);
      must(await hasForm(container, form), 'The form that was stored is not in the database.');
      const { code, seconds } = await container.stop();
      must(code === 0, `SIGTERM ended the container with ${code}:\n${container.output()}`);
      const measured = { healthy, ...times, 'SIGTERM to end': seconds };
      for (const [event, value] of Object.entries(measured)) all[`${round}: ${event}`] = value;
    } finally {
      await mounted.remove();
    }
  }
  return all;
}

/** Runs the image's own health check, as Docker does. @returns the seconds until it passes */
async function untilHealthy(container: Container, { config }: MountedImage): Promise<number> {
  const check = healthCheckOf(config);
  const passes = async () => ((await container.exec(...check)).code === 0 ? true : undefined);
  return (await container.until(passes, SECONDS_TO_START)).seconds;
}

async function mustBeUnprivileged(container: Container): Promise<void> {
  const { output } = await container.exec('cat', '/proc/1/status');
  for (const line of UNPRIVILEGED)
    must(output.includes(line), `The container’s first process lacks "${line}":\n${output}`);
}
