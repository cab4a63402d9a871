import en from '../../../locales/en/images.json';
import sl from '../../../locales/sl/images.json';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor } from '../lib/language';
import { ownValue } from '../../../src/lib/ownValue';
import { refuse } from '../lib/refuse';
import { onRecordValidate } from '../register';
import { rasterFault, sizeFault } from './rasterFault';

/** Larger drawings usually contain photographs. */
const MAX_MEGABYTES = 2;

/**
 * A start tag up to a point outside its quoted values, which may contain anything. It ends at the next "<" too: with tags that do not
 * end, the search would take quadratic time, hours for two megabytes.
 */
const IN_TAG = '<[a-z](?:"[^"]*"|\'[^\']*\'|[^"\'<>])*?';

const RULES: readonly (readonly [RegExp, keyof typeof en])[] = [
  // Other encodings can spell a tag in ways that these rules do not see (ISO-2022-JP: "<scr\x1b(Bipt").
  [/^\s*<\?xml[^>]*\sencoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)["'])/i, 'encoding'],
  [/<!ENTITY|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'[])*\[/i, 'entities'],
  [/<(\w+:)?script/i, 'script'],
  [/<(\w+:)?foreignObject/i, 'html'],
  [new RegExp(`${IN_TAG}(?:[\\s/]|(?<=["']))on[a-z]+\\s*=`, 'i'), 'handler'],
  [
    // A reference within the drawing (#a) and an embedded image are part of the drawing.
    /[\s:"'/](?:href|src)\s*=\s*(?:["']\s*)?(?![\s"'#]|data:image\/)|url\(\s*(?:["']\s*)?(?![\s"'#)]|data:)|@import|<\?xml-stylesheet/i,
    'reference',
  ],
];

/** CSS pixels of one unit; without a unit, pixels. */
const UNITS = { '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16, em: 16, rem: 16 };

/** Checks the text of a drawing. @param messages in the editor's language @returns the reason to refuse it */
export function svgFault(svg: string, messages = en): string | undefined {
  const [, fault] = RULES.find(([pattern]) => pattern.test(svg)) ?? [];
  if (fault) return messages[fault];
  const root = /<svg\b[^>]*>/.exec(svg);
  if (!root || !/(<\/svg>|^[^<]*(<[?!][^>]*>[^<]*)*<svg\b[^>]*\/>)\s*(<!--[^]*-->\s*)?$/.test(svg))
    return messages.cutOff;
  const [width, height] = [pixels(attribute(root[0], 'width')), pixels(attribute(root[0], 'height'))];
  const [, , across = 0, down = 0] = attribute(root[0], 'viewBox')
    .split(/[\s,]+/)
    .map(parseFloat);
  // Without a size the drawing is as large as its coordinates.
  if (width === undefined && height === undefined)
    return across > 0 && down > 0 ? sizeFault(across, down, messages) : undefined;
  return sizeFault(width || 1, height || 1, messages);
}

/** @returns undefined for a relative length (100%) */
function pixels(length: string): number | undefined {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length) || [];
  const factor = ownValue(UNITS, unit.toLowerCase()) ?? 1;
  return number === undefined ? undefined : Math.round(Number(number) * factor);
}

function attribute(tag: string, name: string) {
  const [, value = ''] = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag) || [];
  return value.trim();
}

const SVG = 'image/svg+xml';

/** Refuses a record with new files in image fields that the site cannot show. */
function checkImages(record: core.Record) {
  const { fields } = record.collection();
  const messages = messagesFor(record, { en, sl });
  for (const field of fields) {
    if (field.type() !== 'file' || ![...field.mimeTypes].some((type) => type.startsWith('image/'))) continue;
    const name = field.getName();
    for (const file of record.getUnsavedFiles(name)) {
      const fault = faultOf(file, [...field.mimeTypes].includes(SVG), messages);
      if (fault) refuse(messages.refused, name, 'image', fault);
    }
  }
}

function faultOf(file: filesystem.File, mayBeDrawing: boolean, messages: typeof en) {
  // For a file that is copied within the storage this is a Go function, for an upload an object.
  const source = file.reader as unknown as (() => io.ReadSeekCloser) | filesystem.FileReader;
  const reader = typeof source === 'function' ? source() : source.open();
  try {
    const read = (at: number, length: number) => {
      reader.seek(at, 0);
      return [...toBytes(reader, length)];
    };
    // U+FEFF or white space may precede the first tag.
    const isDrawing = mayBeDrawing && /^(\xef\xbb\xbf)?\s*</.test(String.fromCharCode(...read(0, 64)));
    return isDrawing ? drawingFault(reader, file, messages) : rasterFault(read, file.size, file.originalName, messages);
  } finally {
    reader.close();
  }
}

/**
 * Checks a drawing, whole: hosts serve it by its extension, and a page or a script of this name would run as the site's own.
 */
function drawingFault(
  reader: io.ReadSeekCloser,
  { size, originalName }: Pick<filesystem.File, 'size' | 'originalName'>,
  messages: typeof en,
) {
  if (!/\.svg$/i.test(originalName)) return fill(messages.otherName, { format: 'SVG' });
  const most = MAX_MEGABYTES * 1e6;
  if (size > most) return fill(messages.largeDrawing, { most: MAX_MEGABYTES });
  reader.seek(0, 0);
  return svgFault(toString(reader, most), messages);
}

// Refuses images that the site cannot show when they are uploaded: dashboard, API, seed.
onRecordValidate((e) => {
  checkImages(e.record);
  return e.next();
});
