/** The React application as the small layer of scripts has to load it. */
export type ApplicationFiles = {
  /** Gatsby compares it with that of the data: another one means another release. */
  readonly hash: string;
  /** Addresses of the scripts that start the application. */
  readonly scripts: readonly string[];
  /** Addresses of a page's or a slice's scripts, by Gatsby's name for it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Names of the slices on every page, by language. */
  readonly slices: Readonly<Record<string, readonly string[]>>;
  /** Names of the static queries whose results every page needs. */
  readonly queries: readonly string[];
};

/** The services that a visitor may consent to. */
export type ConsentSettings = {
  /** Tag Manager is in the page, held back. */
  readonly tagManager: boolean;
  /** Address of the assistant's script; null where there is none. */
  readonly widget: string | null;
};

/** The build's settings for the bootstrap script, in the one JSON element of each page. */
export type SiteSettings = {
  /** Version of the project, as in package.json. */
  readonly version: string;
  /** Address for which the site was built, without a slash at its end; absent in `gatsby develop`. */
  readonly siteUrl?: string;
  /** Absent in `gatsby develop`, where Gatsby itself puts the scripts into the page. */
  readonly application?: ApplicationFiles;
  /** Name of the data layer at the window; see docs/data-layer.md. */
  readonly dataLayer?: string;
  /** Absent when nothing on the site needs consent. */
  readonly consent?: ConsentSettings;
  /** Errors are to be posted to the server. */
  readonly errorReport?: boolean;
};

/** Id of the element that holds the settings. */
export const SETTINGS_ID = 'site-settings';
