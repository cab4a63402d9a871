/** A block as the fragment in Section.tsx asks for it. */
export type Block = Queries.SectionBlockFragment;

export type SectionProps = {
  block: Block;
  /** The section of the site to which the page belongs. */
  section: string;
  /** The page is the site's first. */
  isHome?: boolean;
};
