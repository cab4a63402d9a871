import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a build was made of; a difference in any part calls for another build. */
export interface Fingerprint {
  content: string;
  code: string;
  configuration: string;
}

export interface PublishedFile {
  /** Path in the release's folder. */
  file: string;
  type: string;
  /** Digest of the content, without quotation marks. */
  etag: string;
  cache: 'immutable' | 'revalidate';
  size: number;
  /** Whether `<file>.br` and `<file>.gz` are there. */
  br?: boolean;
  gz?: boolean;
}

export interface Redirect {
  /** A `*` at its end matches anything. */
  from: string;
  to: string;
  status: number;
}

/** What pb_hooks/site.pb.js serves; a file that is not in it is not served. */
export interface Manifest {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  files: Record<string, PublishedFile>;
  redirects: Redirect[];
  notFound: { prefix: string; file: PublishedFile }[];
}

/** The release in a folder, or undefined where there is none that is whole. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
