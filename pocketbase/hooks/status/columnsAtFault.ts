import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { findContent, LINK } from './titlesFor';
import type { PlainBuild } from './types';

/** The quotations of a record in a sentence: a path, a file, or words in quotation marks. */
const QUOTED = /"([^"]{2,})"|(?<![\w:/])(\/[\w./-]+)|([\w-]+\.(?:png|jpe?g|webp|avif|svg|gif))/g;

/**
 * The columns in which the faults of builds are corrected: those that hold what the sentence quotes, such as a link.
 * @returns by "collection/id"; nothing where no column has it
 */
export function columnsAtFault(app: core.App, builds: readonly PlainBuild[]): Record<string, string> {
  const columns: Record<string, string> = {};
  const lines = builds.flatMap(({ error, warning }) => `${error}\n${warning}`.split('\n'));
  for (const line of lines) {
    for (const [, collection = '', id = ''] of line.matchAll(LINK)) {
      const [record] = findContent(app, collection, [id]);
      const column = record && columnOf(record, line.replace(/https?:\/\/\S+/g, ''));
      if (column) columns[`${collection}/${id}`] ??= column;
    }
  }
  return columns;
}

/** The last quotation first: "The page /blog/a/ links to /contct/, …" names the page before the fault. */
function columnOf(record: Pick<core.Record, 'collection' | 'getString'>, sentence: string): string | undefined {
  const quoted = [...sentence.matchAll(QUOTED)].flatMap(([, ...groups]) => groups.filter(Boolean)).reverse();
  const names = fieldsOf(record.collection().name).flatMap(columnsOf);
  for (const text of quoted) {
    const column = names.find((name) => record.getString(name).includes(text));
    if (column) return column;
  }
  return undefined;
}
