import { type CountedName, countedNames } from './analytics/EVENTS';

/** Host names that are not public: a single word, an IP address, and the top-level domains reserved for private use. */
const PRIVATE = /^[^.]+$|^[\d.]+$|^\[|\.(localhost|local|internal|lan|test|invalid|home\.arpa)$/;
/** Host names of a trial: staging.modrina.example, modrina-preview.pages.example. */
const TRIAL = /(^|[.-])(staging|stage|preview|test|dev|demo|qa|uat|beta)\d*\./;

/**
 * Whether a URL belongs to a public site, as far as its host name shows.
 * @param siteUrl full URL
 */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !PRIVATE.test(hostname) && !TRIAL.test(hostname);
}

export const buildTargets = ['default', 'mfc', 'realmfc'] as const;
export type BuildTarget = (typeof buildTargets)[number];

type SiteEnv = 'production' | 'staging';

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
  // Gatsby sets the variable to the command that it runs.
  return asked || source.gatsby_executing_command === 'develop';
}

function readSiteEnv(source: Source, siteUrl: string, preview: boolean): SiteEnv {
  const named = oneOf(source, 'SITE_ENV', ['auto', 'production', 'staging']);
  // Search engines never index a site with drafts.
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

/** Null without a list: all events are on. */
function readEvents(source: Source): CountedName[] | null {
  const names = (source.GTM_EVENTS ?? '').split(/[\s,]+/).filter(Boolean);
  if (names.length === 0) return null;
  if (names.join() === 'none') return [];
  const wrong = names.find((name) => !countedNames.some((known) => known === name));
  if (wrong === undefined) return countedNames.filter((name) => names.includes(name));
  throw new Error(`GTM_EVENTS must be none, or some of ${countedNames.join(', ')}, not "${wrong}".`);
}

type TagManager = { id: string; auth?: string; preview?: string; dataLayerName: string };

function readTagManager(source: Source): TagManager | null {
  const id = source.GTM_ID;
  if (!id) return null;
  if (!/^GTM-[A-Z0-9]+$/.test(id)) throw new Error(`GTM_ID must look like GTM-ABC123, not "${id}".`);
  const dataLayerName = source.GTM_DATA_LAYER || 'dataLayer';
  // The plugin inserts the name into a script without escaping.
  if (!/^[a-z_$][\w$]*$/i.test(dataLayerName)) {
    throw new Error(`GTM_DATA_LAYER must be a name such as dataLayer, not "${dataLayerName}".`);
  }
  return { id, auth: source.GTM_AUTH, preview: source.GTM_PREVIEW, dataLayerName };
}

/** Reads the settings of a build from its environment, once; a bad value stops the build with the variable's name. */
export function parseEnv(source: Source) {
  const siteUrl = address(source, 'SITE_URL', 'http://127.0.0.1:8090');
  const preview = isOn(source, 'PREVIEW');
  return {
    /** URL of the published site, without a slash at its end. */
    siteUrl,
    /** URL of the PocketBase that holds the content, without a slash at its end. */
    pocketBaseUrl: address(source, 'PB_URL', 'http://127.0.0.1:8090'),
    /**
     * URL of the dashboard, for warnings that link to a record. Without a slash at its end. PocketBase serves the site
     * and, on the same host, its dashboard.
     */
    dashboardUrl: address(source, 'PB_DASHBOARD_URL', siteUrl),
    /**
     * Whether the build signs in with PB_TOKEN, a builder's token, instead of a superuser's e-mail address and password.
     */
    usesToken: Boolean(source.PB_TOKEN),
    /** Folder in which the source plugin keeps files across builds. */
    filesDir: source.PB_FILES_DIR || '.data/files',
    /** A first release, which is published without what takes longest: a second one follows at once (server/steps/updateRelease.ts). */
    firstRelease: isOn(source, 'FIRST_RELEASE'),
    /** Folder in which rendered share cards are kept across builds. */
    shareCardsDir: source.SHARE_CARDS_DIR || '.data/share-cards',
    /** URL of a bucket or CDN with PocketBase's files; null if PocketBase serves them. */
    filesUrl: address(source, 'PB_FILES_URL', null),
    /** Shows drafts and scheduled records, marked as such. Such a build is never published. */
    preview,
    /** Search engines may index `production` only, and no site at a private URL, no trial, no preview. */
    siteEnv: readSiteEnv(source, siteUrl, preview),
    /** Writes src/gatsby-types.d.ts, which is in git: `npm run generate` and the tests do so, 0.7 s of a build. */
    queryTypes: isOn(source, 'QUERY_TYPES'),
    /** Creates the page that shows every component: in develop, and in a preview that requests it; never for visitors. */
    kitchenSink: readKitchenSink(source, preview),
    /** The day, as 2026-11-21, that separates past workshops from coming ones; null is the day of the build. */
    buildDay: readDay(source, 'BUILD_DAY'),
    buildTarget: oneOf(source, 'BUILD_TARGET', buildTargets),
    /** Writes canonical paths in lower case, for a host that does not distinguish /Blog/ from /blog/. */
    lowerCaseCanonical: isOn(source, 'CANONICAL_LOWER_CASE'),
    tagManager: readTagManager(source),
    /** The counted events that enter the data layer; null for all. */
    events: readEvents(source),
    /** URL of the assistant's script, from its provider; null without an assistant. */
    assistantWidgetUrl: address(source, 'ASSISTANT_WIDGET_URL', null),
    /**
     * Further hosts from which tags or the assistant load, or to which they send, as sources of a
     * Content-Security-Policy.
     */
    thirdPartyHosts: readHosts(source, 'THIRD_PARTY_HOSTS'),
    /** Whether browsers report errors to the server. */
    errorReport: isOn(source, 'ERROR_REPORT'),
    /** Whether all subdomains of the site use https, so that HSTS may include them. */
    hstsSubdomains: isOn(source, 'HSTS_SUBDOMAINS'),
  };
}

export type Env = ReturnType<typeof parseEnv>;
