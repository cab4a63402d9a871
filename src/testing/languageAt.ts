/** Returns the language of an element, from its own `lang` or an ancestor's; undefined without any. */
export const languageAt = (element: Element): string | undefined =>
  element.closest('[lang]')?.getAttribute('lang') ?? undefined;
