import { isEmpty } from '../../../plugins/gatsby-source-pocketbase/src/nodes/resolveLocale';
import { isBlank } from './isBlank';

const CODE_POINTS = 0x110000;
const IGNORABLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

test('site and build treat the same characters as blank, every invisible one of Unicode', () => {
  const wrong: string[] = [];
  for (let code = 0; code < CODE_POINTS; code++) {
    // Half a character is none.
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const text = String.fromCodePoint(code);
    const blank = isBlank(text);
    const isMarkOfLine = code >= 0xfff9 && code <= 0xfffb;
    if (blank !== isEmpty(text) || blank !== (IGNORABLE.test(text) || isMarkOfLine)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each(['', ' \n\t', '\u200b', '\u200b \u2060\ufeff', '\u00ad', '\u202e\u202c', '\u3164', '\u2800', '\u{e0041}'])(
  'a text of nothing else is blank: %j',
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(['a', 'č', '👩‍💻', ' a\u200b', '.', '\u0301a'])('%j is not', (text) => {
  expect(isBlank(text)).toBe(false);
});
