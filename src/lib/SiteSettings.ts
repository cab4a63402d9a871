/** The files of the React application, which the bootstrap script loads. */
export type ApplicationFiles = {
  /** Gatsby compares it with the hash in a page's data: a different one means another release. */
  readonly hash: string;
  /** URLs of the scripts that start the application. */
  readonly scripts: readonly string[];
  /** URLs of the scripts of a page or a slice, by Gatsby's name for it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Names of the slices on every page, by language. */
  readonly slices: Readonly<Record<string, readonly string[]>>;
  /** Names of the static queries whose results every page needs. */
  readonly queries: readonly string[];
};

/** The services that a visitor may consent to. */
export type ConsentSettings = {
  /** Tag Manager is in the page, inert until the visitor consents. */
  readonly tagManager: boolean;
  /** URL of the assistant's script; null without an assistant. */
  readonly widget: string | null;
};

/** The build's settings for the bootstrap script, in the one JSON element of each page. */
export type SiteSettings = {
  /** Version of the project, as in package.json. */
  readonly version: string;
  /** URL for which the site was built, without a slash at its end; absent in `gatsby develop`. */
  readonly siteUrl?: string;
  /** Absent in `gatsby develop`, where Gatsby adds the scripts to the page. */
  readonly application?: ApplicationFiles;
  /** Name of the data layer, a property of the window; see docs/data-layer.md. */
  readonly dataLayer?: string;
  /** The counted events that are on; absent when all are (`GTM_EVENTS`). */
  readonly events?: readonly string[];
  /** Absent for the default target. */
  readonly buildTarget?: string;
  /** Absent when nothing on the site needs consent. */
  readonly consent?: ConsentSettings;
  /** Errors are reported to the server. */
  readonly errorReport?: boolean;
};

/** Id of the element that holds the settings. */
export const SETTINGS_ID = 'site-settings';
