import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where servers are noted; set for jest by startOfTests.ts. */
export const NOTES = 'TEST_SERVERS';

/**
 * Notes a server that a test started, so that endOfTests.ts ends it where the test did not: within jest a process does not
 * learn that its own end has come.
 * @param pid of the server
 */
export async function noteServer(pid: number): Promise<void> {
  const notes = process.env[NOTES];
  if (notes) await writeFile(path.join(notes, String(pid)), expect.getState().testPath ?? '');
}
