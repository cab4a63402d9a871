import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildSite } from '../build/buildSite';
import { changes, takeFingerprint } from '../build/fingerprint';
import type { DataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import type { Superuser } from '../pocketbase/superuser';
import type { Life } from '../process/Life';
import { currentRelease } from '../release/currentRelease';
import { publishRelease } from '../release/publishRelease';
import type { Settings } from '../settings';
import { LogFile } from '../terminal/LogFile';
import type { Steps } from '../terminal/Steps';

export interface Source {
  settings: Settings;
  data: DataFolder;
  superuser: Superuser;
  /** PocketBase's address. */
  url: string;
}

/**
 * Builds and publishes a release if content, code or configuration changed since the current one.
 * @param always builds even if nothing changed
 */
export async function updateRelease(source: Source, steps: Steps, life: Life, always = false): Promise<void> {
  const { settings, data } = source;
  const env = gatsbyEnvironment(source);
  const token = await logIn(source.url, source.superuser);
  // Taken before the build: what is edited meanwhile makes the next start build again.
  const fingerprint = await takeFingerprint({ root: settings.root, url: source.url, token, env });
  const reasons = changes((await currentRelease(data))?.fingerprint, fingerprint);
  if (reasons.length === 0 && !always) return;

  const log = new LogFile(path.join(data.logs, 'build.log'));
  log.write(`\n=== ${new Date().toISOString()} ${reasons.join(', ')}\n`);
  await steps.step(`Build (${reasons.join(', ') || 'as asked'})`, (report) =>
    buildSite({ root: settings.root, data, env, log, life, report }, async (output) => {
      const { files } = await publishRelease(output, data, fingerprint, (done, total) =>
        report(done, total, 'publishing'),
      );
      log.write(`published ${Object.keys(files).length} files\n`);
    }),
  );
}

/** What Gatsby is told; the same for a build and for development. */
export function gatsbyEnvironment({ settings, data, superuser, url }: Source): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PB_URL: url,
    PB_SUPERUSER_EMAIL: superuser.email,
    PB_SUPERUSER_PASSWORD: superuser.password,
    PB_FILES_DIR: data.files,
    SITE_URL: settings.siteUrl,
    GATSBY_TELEMETRY_DISABLED: '1',
    // With one core Gatsby starts a worker that it never waits for, and now and then dies of it (write EPIPE).
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.max(2, availableParallelism())),
    NODE_ENV: 'production',
    // Plain lines instead of a moving picture.
    CI: 'true',
  };
}
