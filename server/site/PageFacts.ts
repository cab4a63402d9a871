/** The addresses of one part of a page, as paths of the site with their query left out and their hash kept. */
export interface LinkSet {
  /** The slice they stand in (`header`, `footer`), or empty for the page itself. */
  place: string;
  /** Links that a visitor may follow. */
  links: readonly string[];
  /** Files that the browser fetches: images, scripts, styles, fonts. */
  assets: readonly string[];
}

/** The gate's facts of a page; rules are checked against them, so that an unchanged page is never parsed again. */
export interface PageFacts {
  lang: string;
  title: string;
  canonical?: string;
  noindex: boolean;
  /** Language → address, of the page's sisters and of itself. */
  alternates: Readonly<Record<string, string>>;
  /** A first heading without words. */
  emptyHeading: boolean;
  /** Addresses of the backend that stand in the page. */
  backend: readonly string[];
  /** Targets of a `#hash`. */
  ids: readonly string[];
  /** The compilation whose scripts it names. */
  compilation?: string;
  /** The scripts and the styles that stand in it, by the digests that a Content-Security-Policy names. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Closed by `</html>`. */
  whole: boolean;
  parts: readonly LinkSet[];
}
