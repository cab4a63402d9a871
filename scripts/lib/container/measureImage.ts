import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildah, stored } from './store';

/** The sizes of an image with its base: in a store, and as a registry transfers it. */
interface ImageSize {
  stored: string;
  compressed: string;
}

/** Measures an image; its layers are compressed with gzip for that. */
export async function measureImage(tag: string): Promise<ImageSize> {
  const folder = stored('pushed');
  await rm(folder, { recursive: true, force: true });
  await buildah('push', '--quiet', tag, `oci:${folder}:measured`);
  const blobs = path.join(folder, 'blobs/sha256');
  const sizes = await Promise.all(
    (await readdir(blobs)).map(async (name) => (await stat(path.join(blobs, name))).size),
  );
  await rm(folder, { recursive: true, force: true });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const [size = ''] = (await buildah('images', '--format', '{{.Size}}', tag)).split('\n');
  return { stored: size, compressed: `${Math.round(bytes / 1e6)} MB` };
}
