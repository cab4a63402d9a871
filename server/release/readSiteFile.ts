import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../Problem';
import type { Redirect } from './manifest';

/** `public/site.json`: what the build tells the server; written by src/gatsby/onPostBuild. */
export interface SiteFile {
  notFound: { prefix: string; file: string }[];
  redirects: Redirect[];
}

/** Reads and checks site.json of a build. */
export async function readSiteFile(output: string): Promise<SiteFile> {
  const file = path.join(output, 'site.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Problem(`The build wrote no readable site.json (${(error as Error).message}).`);
  }
  if (!isSiteFile(content)) throw new Problem('site.json of the build must hold "notFound" and "redirects".');
  // The longest prefix is the nearest: the server takes the first that fits.
  const notFound = [...content.notFound].sort((a, b) => b.prefix.length - a.prefix.length);
  return { notFound, redirects: content.redirects };
}

function isSiteFile(value: unknown): value is SiteFile {
  if (typeof value !== 'object' || value === null) return false;
  const { notFound, redirects } = value as Record<string, unknown>;
  return haveStrings(notFound, ['prefix', 'file']) && haveStrings(redirects, ['from', 'to']);
}

function haveStrings(list: unknown, names: string[]): boolean {
  return Array.isArray(list) && list.every((item) => names.every((name) => typeof item?.[name] === 'string'));
}
