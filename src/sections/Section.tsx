import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { Cards, ListSection } from './cards/cardSections';
import { Hero, CallToAction, Quote, TextSection } from './kinds/textSections';
import { Faq, Logos, Packages, Statistics, Steps } from './kinds/itemSections';
import { Reel } from './kinds/Reel';
import { FormSection } from './forms/FormSection';
import type { Block, SectionProps } from './Band';

type SectionKind = Block['kind'];

/** The component of every kind of block: a kind added to the enum fails the type check here until it has one. */
const components: Record<SectionKind, ComponentType<SectionProps>> = {
  hero: Hero,
  text: TextSection,
  cards: Cards,
  reel: Reel,
  statistics: Statistics,
  quote: Quote,
  logos: Logos,
  steps: Steps,
  faq: Faq,
  cta: CallToAction,
  packages: Packages,
  list: ListSection,
  form: FormSection,
};

/** One block of a page. */
export function Section({ block, section, isHome = false, isFirst = false, formId }: SectionProps) {
  const Component = components[block.kind];
  return <Component block={block} section={section} isHome={isHome} isFirst={isFirst} formId={formId} />;
}

export const fragment = graphql`
  fragment SectionBlock on Block {
    id
    ...Borrowed
    kind
    anchor
    eyebrow
    title
    text {
      ...ProseParts
    }
    link
    link_label
    second_link
    second_link_label
    colour
    form
    image {
      gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [640, 1280])
      publicURL
      width
      height
    }
    image_alt
    items {
      id
      ...Borrowed
      number
      title
      text {
        ...ProseParts
      }
      link
      link_label
      image {
        ...CardPicture
      }
      image_alt
      image_focus
    }
    reel {
      slides {
        id
        ...Borrowed
        title
        text {
          ...ProseParts
        }
        link
        link_label
        image {
          ...CardPicture
        }
        image_alt
        image_focus
      }
    }
    posts(ids: $posts) {
      ...PostCard
    }
    cases {
      ...CaseCard
    }
    projects {
      ...ProjectCard
    }
    workshops {
      ...WorkshopCard
    }
    packages {
      items {
        id
        ...Borrowed
        number
        title
        text {
          ...ProseParts
        }
      }
    }
    voucherForm {
      ...VoucherWords
    }
    voucherPackages {
      ...VoucherOptions
    }
    site {
      details
    }
    booking {
      ...Borrowed
      title
      link
    }
  }
  fragment ProseParts on PbRichText {
    tree
    images {
      src
      file {
        gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [720, 1440])
        publicURL
        width
        height
      }
    }
    files {
      src
      file {
        publicURL
        width
        height
        gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [720, 1440])
      }
    }
  }
  fragment CardPicture on PbFile {
    gatsbyImageData(layout: CONSTRAINED, width: 480, breakpoints: [480, 960])
    publicURL
    width
    height
  }
`;
