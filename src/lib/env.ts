/** Names that lead nowhere but here: one word, numbers, and the endings that are kept for private use. */
const PRIVATE = /^[^.]+$|^[\d.]+$|^\[|\.(localhost|local|internal|lan|test|invalid|home\.arpa)$/;
/** Names that say of themselves that they are no production: staging.modrina.example, modrina-preview.pages.example. */
const TRIAL = /(^|[.-])(staging|stage|preview|test|dev|demo|qa|uat|beta)\d*\./;

/**
 * Whether a site at this address is meant for everybody, as far as the address tells.
 * @param siteUrl full address
 */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !PRIVATE.test(hostname) && !TRIAL.test(hostname);
}

/** The settings of a build from its environment. Parsed once; a bad value stops the build and names the remedy. */
export type Env = {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  /** Address of the PocketBase that holds the content, without a trailing slash. */
  pocketBaseUrl: string;
  /** Where editors open the dashboard, for warnings that name a record. Without a slash at its end. */
  dashboardUrl: string;
  /** Whether PB_TOKEN, a builder's, is there to sign in with; else a superuser's e-mail and password are. */
  usesToken: boolean;
  /** Folder in which the source plugin keeps files across builds. */
  filesDir: string;
  /** Folder in which drawn share cards are kept across builds. */
  shareCardsDir: string;
  /** Bucket or CDN that holds PocketBase's files; null where PocketBase hands them out itself. */
  filesUrl: string | null;
  /** Shows drafts and what is to come, marked. Such a site is never published. */
  preview: boolean;
  /** Anything but production is kept from search engines: a site at a private address, a trial, a preview. */
  siteEnv: SiteEnv;
  /** Makes the page that shows every component: in develop, and in a preview that asks for it; never for visitors. */
  kitchenSink: boolean;
  /** The day, as 2026-11-21, that tells past workshops from those to come; null is the day of the build. */
  buildDay: string | null;
  buildTarget: BuildTarget;
  /** Writes the paths of canonical links in lower case, for a host that takes /Blog/ and /blog/ for one. */
  lowerCaseCanonical: boolean;
  tagManager: { id: string; auth?: string; preview?: string; dataLayerName: string } | null;
  /** Address of the assistant's script, from its provider; null where there is no assistant. */
  assistantWidgetUrl: string | null;
  /** Further hosts that tags or the assistant load from and send to, as a Content-Security-Policy names them. */
  thirdPartyHosts: readonly string[];
  /** Whether browsers tell the server of errors. */
  errorReport: boolean;
  /** Whether all hosts below the site's are https too, so that browsers may hold them to it. */
  hstsSubdomains: boolean;
};

export const buildTargets = ['default', 'mfc', 'realmfc'] as const;
export type BuildTarget = (typeof buildTargets)[number];

export type SiteEnv = 'production' | 'staging';

type Source = Record<string, string | undefined>;

function address<T extends string | null>(source: Source, name: string, fallback: T): string | T {
  const value = source[name];
  if (!value) return fallback;
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`${name} must be a full address such as https://www.modrina.example, not "${value}".`);
  }
  return value.replace(/\/+$/, '');
}

function isOn(source: Source, name: string): boolean {
  return oneOf(source, name, ['0', '1']) === '1';
}

function oneOf<T extends string>(source: Source, name: string, allowed: readonly [T, ...T[]]): T {
  const value = source[name] || allowed[0];
  const known = allowed.find((candidate) => candidate === value);
  if (!known) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return known;
}

function readKitchenSink(source: Source, preview: boolean): boolean {
  const asked = isOn(source, 'KITCHEN_SINK');
  if (asked && !preview) throw new Error('KITCHEN_SINK=1 goes with PREVIEW=1 only: no visitor is to find that page.');
  // Gatsby names the command that it runs.
  return asked || source.gatsby_executing_command === 'develop';
}

function readSiteEnv(source: Source, siteUrl: string, preview: boolean): SiteEnv {
  const named = oneOf(source, 'SITE_ENV', ['auto', 'production', 'staging']);
  // A site with drafts is never for search engines.
  if (preview) return 'staging';
  if (named !== 'auto') return named;
  return isPublicSite(siteUrl) ? 'production' : 'staging';
}

function readDay(source: Source, name: string): string | null {
  const value = source[name];
  if (!value) return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error(`${name} must be a day such as 2026-11-21, not "${value}".`);
  return value;
}

function readHosts(source: Source, name: string): string[] {
  const hosts = (source[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`${name} must be hosts such as https://cdn.example https://*.chat.example, not "${wrong}".`);
}

function readTagManager(source: Source): Env['tagManager'] {
  const id = source.GTM_ID;
  if (!id) return null;
  if (!/^GTM-[A-Z0-9]+$/.test(id)) throw new Error(`GTM_ID must look like GTM-ABC123, not "${id}".`);
  const dataLayerName = source.GTM_DATA_LAYER || 'dataLayer';
  // The plugin writes the name into a script as it is.
  if (!/^[a-z_$][\w$]*$/i.test(dataLayerName)) {
    throw new Error(`GTM_DATA_LAYER must be a name such as dataLayer, not "${dataLayerName}".`);
  }
  return { id, auth: source.GTM_AUTH, preview: source.GTM_PREVIEW, dataLayerName };
}

/** Reads the environment of a build; throws with the variable's name when a value can't be used. */
export function parseEnv(source: Source): Env {
  const siteUrl = address(source, 'SITE_URL', 'http://127.0.0.1:8090');
  const preview = isOn(source, 'PREVIEW');
  return {
    siteUrl,
    pocketBaseUrl: address(source, 'PB_URL', 'http://127.0.0.1:8090'),
    // PocketBase serves the site, and its dashboard beside it.
    dashboardUrl: address(source, 'PB_DASHBOARD_URL', siteUrl),
    usesToken: Boolean(source.PB_TOKEN),
    filesDir: source.PB_FILES_DIR || '.data/files',
    shareCardsDir: source.SHARE_CARDS_DIR || '.data/share-cards',
    filesUrl: address(source, 'PB_FILES_URL', null),
    preview,
    siteEnv: readSiteEnv(source, siteUrl, preview),
    kitchenSink: readKitchenSink(source, preview),
    buildDay: readDay(source, 'BUILD_DAY'),
    buildTarget: oneOf(source, 'BUILD_TARGET', buildTargets),
    lowerCaseCanonical: isOn(source, 'CANONICAL_LOWER_CASE'),
    tagManager: readTagManager(source),
    assistantWidgetUrl: address(source, 'ASSISTANT_WIDGET_URL', null),
    thirdPartyHosts: readHosts(source, 'THIRD_PARTY_HOSTS'),
    errorReport: isOn(source, 'ERROR_REPORT'),
    hstsSubdomains: isOn(source, 'HSTS_SUBDOMAINS'),
  };
}
