import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { exists } from '../exists';

/** Whether a release is in this data folder. */
export const isKept = async (data: DataFolder, id: string): Promise<boolean> =>
  Boolean(id) && exists(path.join(data.releases, id));
