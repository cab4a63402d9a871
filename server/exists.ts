import { access } from 'node:fs/promises';

/** Whether there is a file or folder of this name. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
