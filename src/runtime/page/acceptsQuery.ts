/** What a page declares in its context: the values that it takes for a parameter of its address. */
export type Accepts = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a page has something to show for a query. The server decides alike for direct requests
 * (pocketbase/pb_hooks/lib/acceptsQuery.js).
 * @param declared by the page; without it any query is welcome
 * @param query with or without its question mark
 */
export function acceptsQuery(declared: Accepts | undefined, query: string): boolean {
  if (!declared) return true;
  return [...new URLSearchParams(query)].every(([name, value]) => {
    const values = Object.hasOwn(declared, name) ? declared[name] : undefined;
    return !values || values.includes(value);
  });
}
