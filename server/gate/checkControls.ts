import { publicPath } from '../site/classify';
import type { BuiltSite } from './BuiltSite';
import type { Violation } from '../site/Violation';

/** Whether any text that was read for this release holds a control character. One fault a record is enough. */
export function checkControls({ controls = {}, pages }: Pick<BuiltSite, 'controls' | 'pages'>): Violation[] {
  const faults = Object.entries(controls).map(([file, control]): [key: string, fault: Violation] => {
    const { collection, record } = pages[pageOf(file)] ?? {};
    const sentence = `The file ${file} holds the control character ${control}, which no text may hold.`;
    if (!collection || !record) return [file, { sentence }];
    return [`${collection} ${record}`, { sentence, record: { collection, id: record } }];
  });
  return [...new Map(faults.reverse()).values()].reverse();
}

/** The URL of the page that a file is, or that it is the data or the Markdown of. */
function pageOf(file: string): string {
  const data = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
  if (data) return data === 'index' ? '/' : `/${data}/`;
  return file.endsWith('.md') ? `/${file.slice(0, -'.md'.length)}/` : publicPath(file);
}
