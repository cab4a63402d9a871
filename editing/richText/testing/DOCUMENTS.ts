import type { Document } from './clipboards';
import { PROCESSORS } from './docsDocuments';
import { MARKDOWN } from './markdownDocuments';
import { OFFICE } from './officeDocuments';
import { PAGES_AND_MAILS } from './pageDocuments';
import { WEB } from './webDocuments';
import { WORD } from './wordDocuments';

/** Documents as programs copy them, made for tests. */
export const DOCUMENTS: readonly Document[] = [
  ...[...OFFICE, ...WORD, ...PROCESSORS],
  ...[...WEB, ...PAGES_AND_MAILS, ...MARKDOWN],
];
