const two = (number: number) => String(number).padStart(2, '0');

/** A moment of PocketBase in this browser's time zone, as a field of date and time has it: "2026-12-01T09:00". */
export function toLocal(utc: string): string {
  const date = new Date(utc.replace(' ', 'T'));
  if (!utc || Number.isNaN(date.getTime())) return '';
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The same the other way: "2026-12-01 08:00:00.000Z"; '' for no moment. */
export function toUtc(local: string): string {
  const date = new Date(local);
  return local && !Number.isNaN(date.getTime()) ? date.toISOString().replace('T', ' ') : '';
}

/** The browser's time zone. */
export const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
