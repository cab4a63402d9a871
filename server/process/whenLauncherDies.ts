import { identify, parentOf } from './identity';

const INTERVAL_MS = 500;
/** npm, its shell, tsx: more is never between us and who typed the command. */
const MOST_LAUNCHERS = 4;

/**
 * Calls back when tsx or npm above this process dies: `kill -9` of what someone started must not leave the site behind,
 * serving on a port that the next start wants.
 */
export async function whenLauncherDies(callback: () => void): Promise<void> {
  const launchers = await findLaunchers();
  const timer = setInterval(() => {
    void Promise.all(launchers.map(identify)).then((alive) => {
      if (alive.every(Boolean)) return;
      clearInterval(timer);
      callback();
    });
  }, INTERVAL_MS);
  timer.unref();
}

/** The processes from our parent up to the outermost that is npm or tsx; none if we were started without them. */
async function findLaunchers(): Promise<number[]> {
  const chain: number[] = [];
  let launchers = 0;
  for (let pid = await parentOf(process.pid); pid && chain.length < MOST_LAUNCHERS; pid = await parentOf(pid)) {
    chain.push(pid);
    const command = (await identify(pid))?.command ?? '';
    if (/(^|[/\s])(tsx|npm)(\s|$)|npm-cli\.js|tsx\/dist\/cli/.test(command)) launchers = chain.length;
  }
  return chain.slice(0, launchers);
}
