/** The language that an element says of itself, or that of what stands around it; undefined where nothing says one. */
export const languageAt = (element: Element): string | undefined =>
  element.closest('[lang]')?.getAttribute('lang') ?? undefined;
