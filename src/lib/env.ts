/** What a build may be told from outside. Parsed once; a bad value stops the build with its name and the cure. */
export type Env = {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  /** Address of the PocketBase that holds the content, without a trailing slash. */
  pocketBaseUrl: string;
  /** Folder in which the source plugin keeps files across builds. */
  filesDir: string;
  buildTarget: BuildTarget;
  tagManager: { id: string; auth?: string; preview?: string; dataLayerName: string } | null;
};

export const buildTargets = ['default', 'mfc', 'realmfc'] as const;
export type BuildTarget = (typeof buildTargets)[number];

type Source = Record<string, string | undefined>;

function address(source: Source, name: string, fallback: string): string {
  const value = source[name] || fallback;
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`${name} must be a full address such as https://www.modrina.example, not "${value}".`);
  }
  return value.replace(/\/+$/, '');
}

function oneOf<T extends string>(source: Source, name: string, allowed: readonly [T, ...T[]]): T {
  const value = source[name] || allowed[0];
  const known = allowed.find((candidate) => candidate === value);
  if (!known) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return known;
}

/** Reads the environment of a build; throws with the variable's name when a value can't be used. */
export function parseEnv(source: Source): Env {
  const id = source.GTM_ID;
  if (id && !/^GTM-[A-Z0-9]+$/.test(id)) throw new Error(`GTM_ID must look like GTM-ABC123, not "${id}".`);
  return {
    siteUrl: address(source, 'SITE_URL', 'http://127.0.0.1:8090'),
    pocketBaseUrl: address(source, 'PB_URL', 'http://127.0.0.1:8090'),
    filesDir: source.PB_FILES_DIR || '.data/files',
    buildTarget: oneOf(source, 'BUILD_TARGET', buildTargets),
    tagManager: id
      ? { id, auth: source.GTM_AUTH, preview: source.GTM_PREVIEW, dataLayerName: source.GTM_DATA_LAYER || 'dataLayer' }
      : null,
  };
}
