import path from 'node:path';
import { type Environment, readChoice } from './environment';
import { OperatorError } from './UserError';

/** The place of the backups, and whether one is made each night. */
export interface BackupSettings {
  nightly: boolean;
  folder: string;
  /** A bound for the default folder, which is on the disk of the site unless the operator chose another. */
  maxBytes?: number;
  /** The name of the bucket that replaces the folder; PocketBase reads its settings from the environment. */
  bucket?: string;
}

const NIGHTLY = [
  ['off', 'none but those of npm run backup'],
  ['on', 'one each night, the default'],
] as const;

const DEFAULT_MAX_BYTES = 5_000_000_000;
const S3 = ['BACKUP_S3_REGION', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'];

/**
 * Reads BACKUPS, BACKUP_DIR and BACKUP_S3_*.
 * @param dataDir the data folder; backups must be outside it, so that they outlive it
 * @throws OperatorError that names the variable
 */
export function readBackupSettings(env: Environment, root: string, dataDir: string): BackupSettings {
  const nightly = readChoice(env, 'BACKUPS', NIGHTLY) === 'on';
  const bucket = readBucket(env);
  const usual = `${dataDir}-backups`;
  // A bucket outranks BACKUP_DIR: the unit and the image set a folder for everybody. It has no bound: it is not on the site's disk.
  if (bucket) return { nightly, folder: usual, bucket };
  const chosen = env['BACKUP_DIR'];
  if (!chosen) return { nightly, folder: usual, maxBytes: DEFAULT_MAX_BYTES };
  const folder = path.resolve(root, chosen);
  const inside = path.relative(dataDir, folder);
  if (!inside.startsWith('..')) {
    throw new OperatorError(`BACKUP_DIR is ${folder}, inside DATA_DIR. Backups must outlive it: set another folder.`);
  }
  return { nightly, folder };
}

function readBucket(env: Environment): string | undefined {
  const bucket = env['BACKUP_S3_BUCKET'];
  const set = S3.filter((name) => env[name]);
  if (!bucket) {
    if (set[0]) throw new OperatorError(`${set[0]} is set, but BACKUP_S3_BUCKET is not: name the bucket.`);
    return undefined;
  }
  const missing = S3.find((name) => !env[name]);
  if (missing)
    throw new OperatorError(`${missing} is missing. With BACKUP_S3_BUCKET all of ${S3.join(', ')} are needed.`);
  if (!URL.canParse(env['BACKUP_S3_ENDPOINT'] ?? '')) {
    throw new OperatorError(
      `BACKUP_S3_ENDPOINT is "${env['BACKUP_S3_ENDPOINT']}". It must be a full address such as https://s3.eu-central-1.amazonaws.com.`,
    );
  }
  return bucket;
}
