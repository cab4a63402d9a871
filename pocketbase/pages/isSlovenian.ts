/** Whether the browser's first language is Slovenian: the pages of hooks have their texts in that language and in English. */
export const isSlovenian = globalThis.navigator?.language.startsWith('sl') ?? false;
