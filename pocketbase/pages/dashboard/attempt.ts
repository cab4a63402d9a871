/**
 * Runs one part of the extension. A later PocketBase may lack what it extends: then the dashboard works as PocketBase made it,
 * and the other parts go on.
 */
export function attempt(part: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    console.warn(`The dashboard's extension "${part}" does not fit this version of PocketBase:`, error);
  }
}
