import path from 'node:path';
import { type DataFolder, dataFolder } from './dataFolder';

/** Where each thing of the preview lives: a data folder of its own, with the pictures of the other. */
export function previewFolder(data: DataFolder): DataFolder & { project: string } {
  return { ...dataFolder(data.previews), files: data.files, project: path.join(data.previews, 'project') };
}
