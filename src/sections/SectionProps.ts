/** A block with the fields of the fragment in Section.tsx. */
export type Block = Queries.SectionBlockFragment;

export type SectionProps = {
  block: Block;
  /** The section of the site to which the page belongs. */
  section: string;
  /** The page is the home page. */
  isHome?: boolean;
};
