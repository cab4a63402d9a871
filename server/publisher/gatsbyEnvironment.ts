import { availableParallelism } from 'node:os';
import type { Shrink } from '../../src/lib/publishing/protocol';
import type { DataFolder } from '../dataFolder';
import { without } from '../pocketbase/installation';
import type { Superuser } from '../pocketbase/superuser';
import type { Settings } from '../settings';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../site/files';

/** The account that reads the content: a builder's has a visitor's rights, a superuser's reads drafts too. */
export type Access = { token: string } | { superuser: Superuser };

/** The source of the content. */
export interface Source {
  settings: Settings;
  data: DataFolder;
  access: Access;
  /** PocketBase's URL. */
  url: string;
}

/**
 * The secrets of a process's environment: Gatsby loads a thousand packages, and a build has no use for the passwords of mail and
 * backups.
 */
const secretsOf = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter((name) => /PASSWORD|SECRET|TOKEN|_KEY$|^BUILD_HOOK_URL$/.test(name));

/** Gatsby's environment; the same for a build and for development. */
export function gatsbyEnvironment({ settings, data, access, url }: Source): NodeJS.ProcessEnv {
  const { email, password }: Partial<Superuser> = 'superuser' in access ? access.superuser : {};
  return {
    ...process.env,
    ...without(secretsOf(process.env)),
    PB_URL: url,
    PB_TOKEN: 'token' in access ? access.token : undefined,
    PB_SUPERUSER_EMAIL: email,
    PB_SUPERUSER_PASSWORD: password,
    PB_FILES_DIR: data.files,
    SHARE_CARDS_DIR: data.shareCards,
    SITE_URL: settings.siteUrl,
    // The dashboard has the site's origin, unless PocketBase is external.
    PB_DASHBOARD_URL: process.env.PB_DASHBOARD_URL || (url === settings.externalPocketBase ? url : settings.siteUrl),
    // One switch for both guards; otherwise the records that an editor confirmed on the status page.
    PB_ALLOW_SHRINK: settings.allowFewerPages ? '1' : process.env.PB_ALLOW_SHRINK || allowedFile(data),
    PREVIEW: settings.preview ? '1' : '0',
    GATSBY_TELEMETRY_DISABLED: '1',
    // With one core Gatsby starts a worker that it never waits for, and sometimes crashes because of it (write EPIPE).
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.max(2, availableParallelism())),
    NODE_ENV: 'production',
    // Plain lines instead of animations.
    CI: 'true',
  };
}

/** The file with the records that may go. The source plugin reads it at each build, because Gatsby's process keeps running. */
export const allowedFile = (data: Pick<DataFolder, 'run'>): string => path.join(data.run, 'allowed-to-go.json');

/**
 * Allows the next build to remove the records and pages that an editor confirmed.
 * @param allowed of the lease; without it nothing is allowed
 */
export async function allowShrink(data: DataFolder, allowed: Shrink | undefined): Promise<void> {
  // The plugin writes the refused records to this folder.
  await mkdir(data.run, { recursive: true });
  if (!allowed) {
    await rm(allowedFile(data), { force: true });
    return;
  }
  await writeDurably(allowedFile(data), JSON.stringify(allowed));
}
