import { localeCodes } from '../../i18n/locales';

/** The parts of the frame that are Gatsby's slices: an edit of a menu rebuilds one of them and no page. */
export const SLICED = ['Header', 'Footer'] as const;

type Part = (typeof SLICED)[number];

/** Name of a part in a language. */
export const sliceName = (part: Part, language: string): string => `${part.toLowerCase()}-${language}`;

/** The slice behind each `<Slice alias="header">`, for every page. */
export const slicesOf = (language: string): Record<string, string> =>
  Object.fromEntries(SLICED.map((part) => [part.toLowerCase(), sliceName(part, language)]));

/** All names, by language. */
export const sliceNames = (): Record<string, string[]> =>
  Object.fromEntries(localeCodes.map((code) => [code, Object.values(slicesOf(code))]));
