import blocksEn from '../texts/en/blockList.json';
import fieldConflictEn from '../texts/en/fieldConflict.json';
import publishingEn from '../texts/en/publishing.json';
import contentListEn from '../texts/en/contentList.json';
import shellEn from '../texts/en/shell.json';
import { choose } from '../texts/language';
import blocksSl from '../texts/sl/blockList.json';
import fieldConflictSl from '../texts/sl/fieldConflict.json';
import publishingSl from '../texts/sl/publishing.json';
import contentListSl from '../texts/sl/contentList.json';
import shellSl from '../texts/sl/shell.json';

export { counted, fill, language, locale } from '../texts/language';

/** The texts of the shell. */
export const texts = choose(shellEn, shellSl);
/** The texts of the list of everything, with the names of collections. */
export const contentListTexts = choose(contentListEn, { ...contentListEn, ...contentListSl });
/** The texts of the lists of blocks and of other parts. */
export const blockTexts = choose(blocksEn, { ...blocksEn, ...blocksSl });
/** The texts of the publication. */
export const publishing = choose(publishingEn, { ...publishingEn, ...publishingSl });
export const fieldConflictTexts = choose(fieldConflictEn, fieldConflictSl);

/** A name of the collection: of all its records, or of one. */
export function nameOf(collection: string, form: 'name' | 'one' | 'new' = 'one'): string {
  return new Map(Object.entries(contentListTexts.collections)).get(collection)?.[form] ?? collection;
}
