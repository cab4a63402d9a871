const LANGUAGES = ['en', 'sl'];

/** Whether the browser prefers Slovenian to English: the pages of hooks have their texts in these two. Hooks decide alike (hooks/lib/language.ts). */
export const isSlovenian =
  (globalThis.navigator?.languages ?? [])
    .map((language) => language.split('-')[0] ?? '')
    .find((language) => LANGUAGES.includes(language)) === 'sl';
