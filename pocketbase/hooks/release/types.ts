import type { Manifest } from '../../../server/site/manifest';

/** A request for a file of the site. Headers that are absent are ''; the last four are read at `/` only. */
export interface SiteRequest {
  path: string;
  /** Without `?`. */
  query: string;
  acceptEncoding: string;
  hasRange: boolean;
  cookie?: string;
  acceptLanguage?: string;
  userAgent?: string;
  fetchSite?: string;
  /** Whether a browser will show the answer; read for misses only. */
  isNavigation?: () => boolean;
  /** The header Sec-Purpose: "prefetch" for a page that may be opened next. */
  purpose?: string;
}

/** A published release as a VM has it open. */
export interface Release {
  id: string;
  /** Link to the current release. */
  folder: string;
  /** The folder itself. */
  root: string;
  manifest: Manifest;
  files: fs.FS;
  /** The newest release, after a rollback to this one. */
  newer?: Release;
  /** The published release was lost; this one is shown instead. */
  isFallback?: boolean;
}

export type Headers = Record<string, string>;

export interface FileAnswer {
  kind: 'file';
  status: number;
  /** Path in the release's folder. */
  file: string;
  headers: Headers;
  /** Changes the text of the page before it is sent. */
  change?: (html: string) => string;
}

interface RedirectAnswer {
  kind: 'redirect';
  status: number;
  location: string;
  headers?: Headers;
}

export type Answer = FileAnswer | RedirectAnswer | { kind: 'building' } | { kind: 'missing' };
