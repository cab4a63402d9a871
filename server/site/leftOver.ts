import { publicPath } from './classify';

/** Whether the build's site.json lists a page at this path. */
type IsListed = (address: string) => boolean;

/** Whether a file of Gatsby's output is the data of a removed page. */
export function isLeftOverData(file: string, isListed: IsListed): boolean {
  const [, name] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  if (name === undefined) return false;
  return !isListed(name === 'index' ? '/' : `/${name}/`) && !isListed(`/${name}`);
}

/** Whether a file is the page of a removed record: made by Gatsby, and not listed. */
export function isLeftOverPage(file: string, content: Buffer, isListed: IsListed): boolean {
  return file.endsWith('.html') && !isListed(publicPath(file)) && content.includes('id="___gatsby"');
}
