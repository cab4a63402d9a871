/** Address of the backend's files: the build has copies of them. */
const BACKEND_FILES = '/api/files/';

export interface ReadAddress {
  /** Path of the site with its hash; undefined where it leads elsewhere. */
  path?: string;
  /** It leads to the backend. */
  backend: boolean;
}

/**
 * Makes a reader of the addresses of one page.
 * @param page full address of the page, from which relative ones start
 * @param siteUrl the site's own address
 * @param backend address of the PocketBase that was read
 * @returns the reader; it answers undefined for what is no address of a server (mail, telephone, data)
 */
export function createAddressReader(page: string, siteUrl: string, backend?: string) {
  const { origin } = new URL(siteUrl);
  const other = backend === undefined || new URL(backend).origin === origin ? undefined : new URL(backend).origin;
  return (address: string): ReadAddress | undefined => {
    const text = address.trim();
    // Most are written plainly; parsing each would take most of the gate's time.
    if (/^\/[\w./-]*$/.test(text) && !text.startsWith('//')) return { path: text, backend: isFile(text) };
    if (!URL.canParse(text, page)) return { path: text, backend: false };
    const url = new URL(text, page);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (url.origin !== origin) return { backend: url.origin === other };
    return { path: decode(url.pathname) + decode(url.hash), backend: isFile(url.pathname) };
  };
}

const isFile = (path: string): boolean => path.includes(BACKEND_FILES);

/** As the manifest has it; what is no valid encoding leads nowhere, and is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
