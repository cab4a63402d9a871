import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

/** A file of the content layer: sized copies of a photograph, or the file itself for a drawing. */
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
  /** The alternative text's language if it is not the page's. */
  lang?: string | undefined;
  /** The first image of the page: it waits neither for the layout nor for other images. */
  eager?: boolean | undefined;
  /** The point that stays visible where the layout cuts the picture, in percent from the left and from above: `30 20`. */
  focus?: string | null | undefined;
  /** A transparent image has no background colour while it loads. */
  seeThrough?: boolean;
};

/**
 * An image in sizes for the visitor's screen; without an alternative text it is decoration. The browser's own elements
 * need no script to load late or to reserve their space; GatsbyImage adds one to the page for each image.
 */
export function Picture({ file, alt, className, lang, eager = false, focus, seeThrough = false }: Props) {
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
        style={seeThrough ? undefined : { backgroundColor, ...positionOf(focus) }}
      />
    </picture>
  );
}

const positionOf = (focus: string | null | undefined) =>
  focus ? { objectPosition: focus.replace(/(\d+) (\d+)/, '$1% $2%') } : {};

function sourceOf(file: Props['file']) {
  if (file?.gatsbyImageData) {
    const { images, width, height, backgroundColor } = file.gatsbyImageData;
    const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) => ({ type, srcSet, sizes }));
    const { src, srcSet, sizes } = images.fallback ?? {};
    // `sizes` before `src`: a browser that reads attributes in order would load the wrong copy.
    return { sources, sizes, srcSet, src, width, height, backgroundColor };
  }
  if (!file?.publicURL) return undefined;
  return { sources: [], src: file.publicURL, width: file.width ?? undefined, height: file.height ?? undefined };
}
