const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];
const PICTURE_SCHEMES = ['http', 'https'];

/** The scheme of a URL as browsers see it: they ignore control characters and blanks, and comments hide it. */
function schemeOf(url: string): string | undefined {
  const bare = url.replace(/[\x00-\x20]+/g, '').replace(/<!--.*?-->/gs, '');
  return /^([a-z][a-z0-9.\-+]*):/i.exec(bare)?.[1]?.toLowerCase();
}

const isKept = (url: string, schemes: readonly string[]) => {
  const scheme = schemeOf(url);
  return scheme === undefined || schemes.includes(scheme);
};

/** Whether the site keeps the address of a link: web, mail, phone, or one within the site. */
export const isKeptLink = (url: string): boolean => isKept(url, LINK_SCHEMES);

/** Whether the site keeps the address of a picture. */
export const isKeptPicture = (url: string): boolean => isKept(url, PICTURE_SCHEMES);
