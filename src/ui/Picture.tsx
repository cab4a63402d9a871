import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

/** A file as the content layer gives it: sized copies of a photograph, or the file itself for a drawing. */
export type PictureFile = {
  readonly gatsbyImageData: IGatsbyImageData | null;
  readonly publicURL: string | null;
  readonly width: number | null;
  readonly height: number | null;
};

type Props = {
  file: PictureFile | null | undefined;
  alt: string | null | undefined;
  className?: string;
  /** The alternative text's language where it is not the page's. */
  lang?: string | undefined;
  /** The first picture of a page: it waits neither for the layout nor for other pictures. */
  eager?: boolean | undefined;
  /** A picture that lets its ground through has no colour behind it while it loads. */
  seeThrough?: boolean;
};

/**
 * A picture in the sizes that the visitor's screen needs; without an alternative text it is decoration. The browser's own
 * elements, which need no script to load late or to hold their room: GatsbyImage brings one into the page for each picture.
 */
export function Picture({ file, alt, className, lang, eager = false, seeThrough = false }: Props) {
  const source = sourceOf(file);
  if (!source) return null;
  const { backgroundColor, sources, ...attributes } = source;
  return (
    <picture className={styles.picture}>
      {sources.map((copies) => (
        <source key={copies.type} {...copies} />
      ))}
      <img
        {...attributes}
        alt={alt ?? ''}
        lang={lang}
        className={className}
        {...(eager ? { loading: 'eager', fetchpriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        style={seeThrough ? undefined : { backgroundColor }}
      />
    </picture>
  );
}

function sourceOf(file: Props['file']) {
  if (file?.gatsbyImageData) {
    const { images, width, height, backgroundColor } = file.gatsbyImageData;
    const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) => ({ type, srcSet, sizes }));
    const { src, srcSet, sizes } = images.fallback ?? {};
    // The sizes before the address: a browser that reads them one by one would load the wrong copy.
    return { sources, sizes, srcSet, src, width, height, backgroundColor };
  }
  if (!file?.publicURL) return undefined;
  return { sources: [], src: file.publicURL, width: file.width ?? undefined, height: file.height ?? undefined };
}
