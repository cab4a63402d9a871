import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import type { SiteRules } from './manifest';

/** The origin of a page. */
export interface PageOrigin {
  template: string;
  locale: string;
  /** The record of the page; lists and similar pages have none. */
  collection?: string;
  record?: string;
}

/** A record with a link: its collection and its id. */
export type RecordLink = readonly [collection: string, id: string];

/** A missing file of a record. */
export interface MissingFile {
  collection: string;
  record: string;
  file: string;
}

/** `public/site.json`, the build's description for the server; src/gatsby/siteJson/siteFile.ts writes it. */
export interface SiteFile extends SiteRules {
  siteUrl: string;
  notFound: { prefix: string; file: string }[];
  /** The pages shown for deleted ones. */
  gonePages: { prefix: string; file: string }[];
  /** Every page of the build, by path. */
  pages: Record<string, PageOrigin>;
  /** The records that link to a path of the site. */
  links: Record<string, RecordLink[]>;
  /** Removed pages to which links are allowed. */
  linksAllowed: string[];
  /** Missing files of records. */
  missingFiles: MissingFile[];
  /** URL of the PocketBase that was read. */
  backend?: string;
  /** URL of the dashboard. */
  dashboardUrl?: string;
  /** The build shows drafts. */
  preview?: boolean;
  /** The next build makes the share cards, and follows at once. */
  cardsFollow?: boolean;
}

/** Whether each locale's home page is that of a record, not the page of a site without content. */
export const hasHome = ({ homes = {}, pages }: Pick<SiteFile, 'homes' | 'pages'>): boolean =>
  Object.values(homes).every((home) => pages[home]?.record !== undefined);

/** Reads and checks site.json of a build. */
export async function readSiteFile(output: string): Promise<SiteFile> {
  const file = path.join(output, 'site.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UserError(`The build wrote no readable site.json (${(error as Error).message}).`);
  }
  if (!isSiteFile(content))
    throw new UserError(
      'site.json of the build must hold "siteUrl", "notFound", "redirects" and "pages"; "homes", "accepts", "links", "gone", "linksAllowed", "missingFiles" and "pageHeaders" ' +
        'as src/gatsby/siteJson/siteFile writes them.',
    );
  // The longest prefix first: the server takes the first match.
  const byPrefix = <T extends { prefix: string }>(list: T[] = []) =>
    [...list].sort((a, b) => b.prefix.length - a.prefix.length);
  const [notFound, gonePages] = [byPrefix(content.notFound), byPrefix(content.gonePages)];
  const { links = {}, linksAllowed = [], missingFiles = [], preview, noindex } = content;
  return {
    ...content,
    ...{ links, linksAllowed, missingFiles, notFound, gonePages, preview: preview === true, noindex: noindex === true },
  };
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isListOfStrings = (value: unknown): boolean => Array.isArray(value) && value.every(isString);
const isOrigin = (value: unknown): boolean => isTable(value, isString) && 'locale' in (value as object);

function isTable(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEntry);
}

function haveStrings(list: unknown, names: string[]): boolean {
  return Array.isArray(list) && list.every((item) => names.every((name) => typeof item?.[name] === 'string'));
}

/** A check of each property; those of OPTIONAL may be missing. */
const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  siteUrl: (value) => typeof value === 'string' && URL.canParse(value),
  notFound: (value) => haveStrings(value, ['prefix', 'file']),
  gonePages: (value) => haveStrings(value, ['prefix', 'file']),
  redirects: (value) => haveStrings(value, ['from', 'to']),
  missingFiles: (value) => haveStrings(value, ['collection', 'record', 'file']),
  gone: isListOfStrings,
  linksAllowed: isListOfStrings,
  pages: (value) => isTable(value, isOrigin),
  homes: (value) => isTable(value, isString),
  pageHeaders: (value) => isTable(value, isString),
  accepts: (value) => isTable(value, (entry) => isTable(entry, isListOfStrings)),
  links: (value) => isTable(value, (entry) => Array.isArray(entry) && entry.every(isListOfStrings)),
};
const OPTIONAL = ['homes', 'accepts', 'links', 'gone', 'linksAllowed', 'missingFiles', 'gonePages', 'pageHeaders'];

function isSiteFile(value: unknown): value is SiteFile {
  if (typeof value !== 'object' || value === null) return false;
  const content = value as Record<string, unknown>;
  return Object.entries(CHECKS).every(
    ([name, check]) => (content[name] === undefined && OPTIONAL.includes(name)) || check(content[name]),
  );
}
