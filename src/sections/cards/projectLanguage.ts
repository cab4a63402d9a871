import type { Locale } from '../../i18n/locales';
import { textLanguage } from '../../i18n/textLanguage';

type Project = { readonly force_sl: boolean; readonly isFallback: boolean };

/** The language of a project's texts where it is not the page's: a funder may demand Slovenian in every language. */
export function projectLanguage(project: Project, pageLanguage: string): Locale | undefined {
  if (!project.force_sl) return textLanguage(project);
  return pageLanguage === 'sl' ? undefined : 'sl';
}
