/** A stored backup. */
export interface StoredBackup {
  name: string;
  size: number;
}

/**
 * The name of a backup: PocketBase allows small letters, digits, `_` and `-`. It begins with the site's host, so that sites
 * may share a folder or bucket without removing each other's backups.
 */
export const backupName = (siteUrl: string, time: Date): string =>
  `${siteOf(siteUrl)}-${time.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.zip`;

/** Without a dash at its ends, which an IPv6 address would have: PocketBase would take such a name for an option. */
const siteOf = (siteUrl: string): string =>
  new URL(siteUrl).hostname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The beginning of a backup's name, which is its site's; undefined for other files. */
export const siteOfBackup = (name: string): string | undefined => /^(.+)-\d{8}-\d{6}\.zip$/.exec(name)?.[1];

/** The time of a backup by its name; undefined for files of another site or origin. */
export function backupTime(siteUrl: string, name: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.zip$/.exec(name.slice(siteOf(siteUrl).length + 1));
  if (!name.startsWith(`${siteOf(siteUrl)}-`) || !parts) return undefined;
  const [, year, month, day, ...time] = parts;
  const parsed = new Date(`${year}-${month}-${day}T${time.join(':')}Z`);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
/** The Monday of a week names it. */
const weekOf = (time: Date): string => dayOf(new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * 86_400_000));
const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** Beside all of the last two days: the newest backup of each of the last seven days, four weeks and six months that have one. */
const KEPT = [
  { count: 7, periodOf: dayOf },
  { count: 4, periodOf: weekOf },
  { count: 6, periodOf: monthOf },
];

/**
 * All backups of the two days before the newest are kept: one from before an upgrade must outlive the night in which its fault
 * may show.
 */
const ALL_KEPT_MS = 2 * 86_400_000;

/**
 * The backups of a site that are no longer kept. Other files are never among them, nor is the one that was just made: a backup of a
 * time when the clock was ahead has a later name.
 * @param options made: the name of that one. maxBytes: if the others together are larger, the oldest of them go too
 */
export function expiredBackups(
  siteUrl: string,
  stored: readonly StoredBackup[],
  { made, maxBytes = Infinity }: { made?: string; maxBytes?: number } = {},
): string[] {
  const backups = stored
    .flatMap(({ name, size }) => {
      const time = backupTime(siteUrl, name);
      return time ? [{ name, size, time }] : [];
    })
    .sort(
      (one, other) =>
        Number(other.name === made) - Number(one.name === made) || other.time.getTime() - one.time.getTime(),
    );
  const newest = backups[0]?.time.getTime() ?? 0;
  const kept = new Set(backups.filter(({ time }) => newest - time.getTime() < ALL_KEPT_MS).map(({ name }) => name));
  for (const { count, periodOf } of KEPT) {
    const seen = new Set<string>();
    for (const { name, time } of backups) {
      if (seen.size === count || seen.has(periodOf(time))) continue;
      seen.add(periodOf(time));
      kept.add(name);
    }
  }
  let bytes = 0;
  const expired = backups.filter(({ name, size }, index) => {
    if (kept.has(name)) bytes += size;
    return !kept.has(name) || (index > 0 && bytes > maxBytes);
  });
  return expired.map(({ name }) => name);
}
