import { openQueue } from '../publisher/queue';
import { type DataFolder, dataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { currentId, isKept, type ListedRelease, listReleases } from '../site/releases';
import { goLive } from '../release/goLive';
import { readSettings, type Settings } from '../settings';
import { runningSite } from '../steps/stopOrphans';
import { localToken } from '../pocketbase/runPocketBase';
import { say } from '../terminal/output';

const USAGE = 'npm run rollback lists them; npm run rollback -- <id>, -- --previous or -- --newest moves the site.';

/**
 * `npm run rollback`: lists the releases, or makes one of them live. It needs neither the server nor the database; a running
 * server follows at the next request, and records the rollback in its list of builds.
 */
async function rollback(): Promise<void> {
  const started = performance.now();
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  const releases = await listReleases(data);
  const [choice, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UserError(`One release at a time. ${USAGE}`);
  if (releases.length === 0) throw new UserError(`There is no release in ${data.releases} yet.`);
  if (choice === undefined) {
    say(table(releases));
    say(`\n  ${USAGE}`);
    return;
  }
  const { id, before } = await goLive(data, findId(choice, releases));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  say(
    id === before
      ? `  ${id} is live already.`
      : `  ${id} is live after ${seconds} s; before it was ${before ?? 'none'}.`,
  );
  await report(settings, data, id);
  if (id !== releases[0]?.id) say('  The next change of content is built and goes live again.');
}

/** Reports the rollback for the dashboard; if the site does not run, the builder reports it at its next start. */
async function report(settings: Settings, data: DataFolder, id: string): Promise<void> {
  const url = settings.externalPocketBase ?? (await runningSite(data))?.url;
  if (url === undefined) return;
  try {
    const token = settings.externalPocketBase ? (settings.token ?? '') : await localToken(settings);
    const queue = openQueue(url, token);
    // Two sites may share a PocketBase, which shows the releases of only one of them.
    if (!isKept(data, (await queue.state()).liveRelease)) return;
    await queue.move({ release: id });
    // A build that had passed its last check may have gone live meanwhile: the requested release wins.
    if ((await currentId(data)) !== id) await goLive(data, id);
  } catch (error) {
    say(`  Editors do not read of it yet: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function findId(choice: string, releases: readonly ListedRelease[]): string {
  if (!choice.startsWith('-')) return choice;
  const live = releases.findIndex((release) => release.live);
  const found = { '--previous': releases[live + 1], '--newest': releases[0] }[choice];
  if (found) return found.id;
  throw new UserError(
    choice === '--previous' ? 'There is no release before the one that is live.' : `${choice}? ${USAGE}`,
  );
}

function table(releases: readonly ListedRelease[]): string {
  const rows = releases.map(({ id, createdAt, live, pages, changed, cause }) => {
    const when = createdAt.replace('T', ' ').slice(0, 19);
    const counts = pages > 0 ? `${pages} pages, ${changed} changed` : '';
    return `${live ? '→' : ' '} ${id}  ${when} UTC  ${counts.padEnd(26)}  ${cause}`.trimEnd();
  });
  return rows.map((row) => `  ${row}`).join('\n');
}

void new CommandLifecycle().run(rollback);
