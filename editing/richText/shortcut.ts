const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const NAMES: Readonly<Record<string, string>> = isApple
  ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };

const partsOf = (keys: string) => keys.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key));

/** The names of keys, as they stand on the reader's keyboard. */
export const keyNames = (keys: string): readonly string[] => partsOf(keys).map((key) => NAMES[key] ?? key);

/** Keys as a person reads them: `Mod-Shift-7` is Ctrl+Shift+7, and ⌘⇧7 on a Mac. */
export const shortcut = (keys: string): string => keyNames(keys).join(isApple ? '' : '+');

/** The same for `aria-keyshortcuts`. */
export const ariaShortcut = (keys: string): string =>
  partsOf(keys)
    .map((key) => (key === 'Mod' ? (isApple ? 'Meta' : 'Control') : key))
    .join('+');
