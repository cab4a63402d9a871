import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFailure } from '../pocketbase/startFailure';
import { OperatorError } from '../UserError';
import { runCommand } from './runCommand';

test('the output of a program that may not run names the cause, as the message to the operator does', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-run-'));
  try {
    const program = path.join(dir, 'pocketbase');
    // As on a disk that is mounted with noexec.
    await writeFile(program, '#!/bin/sh\n', { mode: 0o600 });
    const { code, missing, output } = await runCommand(program, ['migrate', 'up']);
    expect([code, missing, output]).toEqual([127, true, `spawn ${program} EACCES`]);
    const failure = startFailure({ database: dir, program }, output, 'It failed.', output);
    expect(failure).toBeInstanceOf(OperatorError);
    expect(failure.message).toContain('noexec');
  } finally {
    await rm(dir, { recursive: true });
  }
});
