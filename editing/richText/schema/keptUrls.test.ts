import { sanitise } from '../../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { isKeptLink, isKeptPicture } from './keptUrls';

const STARTS = [
  'http:',
  'HTTPS:',
  'mailto:',
  'tel:',
  'javascript:',
  ' java\tscript:',
  'java<!-- x -->script:',
  'data:',
  'vbscript:',
  'ftp:',
];
const OTHERS = ['/a', '//a.example', '#a', '?a', 'a/b', ' ', 'a:b', '/a:b', '<!--', '\u0001javascript:a', 'x-y+z.1:a'];

test.each([...STARTS.map((start) => `${start}//a.example/b`), ...OTHERS])(
  '%j is judged as the sanitiser does',
  (url) => {
    const attribute = url.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    expect(isKeptLink(url)).toBe(/ href/.test(sanitise(`<a href="${attribute}">a</a>`)));
    expect(isKeptPicture(url)).toBe(/ src/.test(sanitise(`<img src="${attribute}">`)));
  },
);
