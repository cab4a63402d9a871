type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** A line on which nothing is fetched that nobody has asked for: told to save, or slower than 3G. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
