import { CARD_SIZE, type ShareCard, sharePath } from '../../lib/shareCard';
import { fullAddress } from '../../lib/url/canonicalUrl';
import type { PageContext } from '../Layout';
import { themeOf } from '../shell';

/** An image that an editor chose. */
export type OwnPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string | null | undefined;
};

/** The picture of an editor in the form of the fragment `Shared`; undefined without one that networks draw. */
export function ownPicture(
  file: Queries.SharedFragment | null | undefined,
  alt: string | null | undefined,
): OwnPicture | undefined {
  const { images, width, height } = file?.gatsbyImageData ?? {};
  const src = images?.fallback?.src;
  return src && width && height ? { src, width, height, alt } : undefined;
}

/** The content of a card besides the title. */
export type CardFacts = {
  /** The theme that an editor chose for the page; otherwise it follows from the path. */
  readonly section?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly topic?: string | null | undefined;
};

type Props = {
  context: PageContext;
  siteUrl: string;
  siteName: string;
  title: string;
  own?: OwnPicture | null | undefined;
  facts: CardFacts;
};

/** The image that social networks show for a page: its editor's own, otherwise a card that the build renders. */
export function SharePicture({ context, siteUrl, siteName, title, own, facts }: Props) {
  const { originalPath } = context.i18n;
  const card: ShareCard = {
    locale: context.language,
    template: context.template,
    face: facts.section ?? themeOf(originalPath),
    title,
    site: siteName,
    ...(facts.date && { date: facts.date }),
    ...(facts.topic && { topic: facts.topic }),
  };
  const address = own ? fullAddress(own.src, siteUrl) : siteUrl + encodeURI(sharePath(originalPath, card));
  const { width, height } = own ?? CARD_SIZE;
  const alt = own?.alt || (title === siteName ? siteName : `${title} – ${siteName}`);
  return (
    <>
      {/* src/gatsby/shareCards renders the card of `data-card`. */}
      <meta property="og:image" content={address} data-card={own ? undefined : JSON.stringify(card)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
