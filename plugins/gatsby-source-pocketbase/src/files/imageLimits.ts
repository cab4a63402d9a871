/** The most pixels of an image that is decoded: 50 megapixels take 200 MB. Phone cameras stay below. */
export const MAX_PIXELS = 50_000_000;

/** The most pixels of a side, also of an SVG image, which browsers would render at that size. */
export const MAX_SIDE = 12_000;

/** Whether an image of this size may be decoded and shown. */
export const isWithinLimits = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;

/** A document type can define entities that expand without limit, or refer to files and URLs. No drawing program needs one. */
export const definesEntities = (svg: Buffer): boolean =>
  /<!(?:DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'[])*\[|ENTITY)/i.test(svg.toString('latin1'));
