type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether nothing should be prefetched: the browser saves data, or the network is slower than 3G. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
