import enBlocks from '../../../editing/texts/en/blockList.json';
import enFieldConflict from '../../../editing/texts/en/fieldConflict.json';
import enContent from '../../../editing/texts/en/content.json';
import enFields from '../../../editing/texts/en/fields.json';
import enPublishing from '../../../editing/texts/en/publishing.json';
import enRichText from '../../../editing/texts/en/richText.json';
import enContentList from '../../../editing/texts/en/contentList.json';
import enShell from '../../../editing/texts/en/shell.json';
import slBlocks from '../../../editing/texts/sl/blockList.json';
import slFieldConflict from '../../../editing/texts/sl/fieldConflict.json';
import slContent from '../../../editing/texts/sl/content.json';
import slFields from '../../../editing/texts/sl/fields.json';
import slPublishing from '../../../editing/texts/sl/publishing.json';
import slRichText from '../../../editing/texts/sl/richText.json';
import slContentList from '../../../editing/texts/sl/contentList.json';
import slShell from '../../../editing/texts/sl/shell.json';
import enStatus from '../../../locales/en/status.json';
import slStatus from '../../../locales/sl/status.json';
import type { Locale } from '../../../src/i18n/locales';
import { typeset } from '../../../src/i18n/typeset';

const english = {
  ...{
    blocks: enBlocks,
    fieldConflict: enFieldConflict,
    content: enContent,
    fields: enFields,
    publishing: enPublishing,
  },
  ...{ richText: enRichText, contentList: enContentList, shell: enShell, signIn: enStatus.signIn },
};

/** The texts of the editing page. */
export type Words = typeof english;

const slovenian: Words = {
  ...{ blocks: { ...enBlocks, ...slBlocks }, fieldConflict: slFieldConflict, content: slContent },
  ...{ fields: { ...enFields, ...slFields }, publishing: slPublishing },
  ...{ richText: slRichText, contentList: { ...enContentList, ...slContentList } },
  ...{ shell: slShell, signIn: slStatus.signIn },
};

/** Typeset as the page does it; Playwright compares names with plain spaces. */
function typesetAll<T>(part: T, locale: Locale): T {
  if (typeof part === 'string') return typeset(part, locale).replace(/\s+/g, ' ') as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, typesetAll(value, locale)])) as T;
}

/** The texts of the editing page in a language, as tests find them in the browser. */
export const wordsOf = (locale: Locale): Words => typesetAll(locale === 'sl' ? slovenian : english, locale);

/** The label of a field. @param collection and kind: where a more exact label exists */
export function labelOf({ content }: Words, name: string, collection = '', kind = ''): string {
  const labels = new Map(Object.entries(content.labels));
  const found = [`${collection}.${kind}.${name}`, `${collection}.${name}`, name].find((each) => labels.has(each));
  return labels.get(found ?? '') ?? name;
}
