import en from '../../../locales/en/machines.json';
import sl from '../../../locales/sl/machines.json';
import type { Locale } from '../../i18n/locales';
import { localHref } from '../../i18n/localHref';
import type { RichTextNode } from '../../lib/text/RichText';
import { fullAddress } from '../../lib/url/canonicalUrl';

type StoredFile<File> = { readonly src: string; readonly file: File };
type PictureFile = {
  readonly publicURL: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
};
type LinkedFile = { readonly publicURL: string | null };

/** A rich text from a query. */
export type QueriedText = {
  readonly tree: unknown;
  readonly images: readonly StoredFile<PictureFile>[];
  readonly files: readonly StoredFile<LinkedFile>[];
};

/** The page of a text, to resolve its links. */
export type Place = { siteUrl: string; locale: string; /** The page's path. */ page: string };

type Picture = { src: string; width?: number | null; height?: number | null };

type Attributes = Readonly<Record<string, string>>;

/** Resolves the links of a text as src/ui/prose/Prose.tsx does on its page. */
export function localText({ tree, images, files }: QueriedText, { siteUrl, locale, page }: Place) {
  const pictures = new Map(images.map(({ src, file }) => [src, file]));
  const linked = new Map(files.map(({ src, file }) => [src, file.publicURL]));
  return {
    nodes: tree as readonly RichTextNode[],
    /** Returns the URL of a link; undefined if only its text remains. */
    hrefOf: ({ href = '', 'data-file': key = '' }: Attributes): string | undefined => {
      const address = linked.get(key) ?? localHref(href, locale);
      if (!address) return undefined;
      return fullAddress(address.startsWith('#') ? page + address : address, siteUrl);
    },
    /** Returns an image; undefined if it is missing. */
    pictureOf: ({ 'data-file': key = '' }: Attributes): Picture | undefined => {
      const { publicURL = null, width, height } = pictures.get(key) ?? {};
      return publicURL ? { src: fullAddress(publicURL, siteUrl), ...shownSize({ width, height }) } : undefined;
    },
  };
}

/** The source plugin publishes larger pictures at this width (plugins/gatsby-source-pocketbase/src/files/fileTypes.ts). */
const WIDEST = 1600;

/** The size at which a picture is shown elsewhere. */
export const shownSize = ({ width, height }: Omit<Picture, 'src'>): Omit<Picture, 'src'> =>
  width && height && width > WIDEST
    ? { width: WIDEST, height: Math.round((height * WIDEST) / width) }
    : { width, height };

/** A rich text outside of its page: each URL in it is a full one. */
export type LocalText = ReturnType<typeof localText>;

type Words = Readonly<Record<keyof typeof en, string>>;

const WORDS: Readonly<Record<Locale, Words>> = { en, sl };

/** Returns the labels of feeds and lists for other programs in a locale. */
export const wordsIn = (locale: Locale): Words => WORDS[locale];
