import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';

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
  /** The first picture that a visitor sees is not to wait. */
  eager?: boolean;
};

/** A picture in the sizes that the visitor's screen needs; without an alternative text it is decoration. */
export function Picture({ file, alt, className, eager = false }: Props) {
  if (!file) return null;
  const loading = eager ? 'eager' : 'lazy';
  if (file.gatsbyImageData) {
    return <GatsbyImage image={file.gatsbyImageData} alt={alt ?? ''} className={className} loading={loading} />;
  }
  if (!file.publicURL) return null;
  return (
    <img
      src={file.publicURL}
      alt={alt ?? ''}
      className={className}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading={loading}
      decoding="async"
    />
  );
}
