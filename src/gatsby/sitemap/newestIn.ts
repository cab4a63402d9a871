/** Of a record: when it last read differently in its language, and from when on visitors see it. */
const MOMENTS = ['revised', 'publish_at'];

/**
 * The newest moment in some content, as `2026-11-22T05:00:00.000Z`; undefined where nobody noted one.
 * @param content records, with what belongs to them
 */
export function newestIn(content: unknown): string | undefined {
  return momentsIn(content).sort().at(-1);
}

function momentsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    // PocketBase puts a space between day and time.
    MOMENTS.includes(field) && typeof value === 'string'
      ? [new Date(value.replace(' ', 'T')).toISOString()]
      : momentsIn(value),
  );
}
