import { publicPath } from '../release/classify';
import type { BuiltSite } from './BuiltSite';
import { recordOf } from './checkWhole';
import type { Fault } from './Fault';

/**
 * Whether a text that visitors get holds a control character. The source plugin takes them out of content, and pages are
 * rendered without those of React's stream (src/gatsby/renderBody.ts); one that is still there comes from code of ours.
 */
export function checkControls({ controls = [], pages }: Pick<BuiltSite, 'controls' | 'pages'>): Fault[] {
  return controls.map(({ file, code }) => {
    const origin = pages[pageOf(file)];
    const record = origin && recordOf(origin);
    const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return { sentence: `The file ${file} holds the control character ${character}.`, ...(record && { record }) };
  });
}

/** The page that a file is, or whose data or bare text it is. */
function pageOf(file: string): string {
  const [, name] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  if (name !== undefined) return name === 'index' ? '/' : `/${name}/`;
  return file.endsWith('.md') ? `/${file.slice(0, -'.md'.length)}/` : publicPath(file);
}
