import { own } from '../lib/own';
import { refuse } from '../lib/refuse';
import { onRecordValidate } from '../register';
import { CUT_OFF, rasterFault, sizeFault } from './rasterFault';

/** Larger drawings usually contain photographs. */
const MAX_LETTERS = 2000000;

/** A start tag up to a point outside its quoted values, which may contain anything. */
const IN_TAG = '<[a-z](?:"[^"]*"|\'[^\']*\'|[^"\'>])*?';

const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /<!ENTITY|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'[])*\[/i,
    'The drawing defines entities (<!ENTITY>). Export it as plain SVG.',
  ],
  [/<(\w+:)?script/i, 'The drawing holds a script. Export it as plain SVG, without interaction.'],
  [/<(\w+:)?foreignObject/i, 'The drawing holds HTML (foreignObject). Export it as plain SVG, with texts as paths.'],
  [
    new RegExp(`${IN_TAG}(?:[\\s/]|(?<=["']))on[a-z]+\\s*=`, 'i'),
    'The drawing holds an event handler (on…=). Export it as plain SVG, without interaction.',
  ],
  [
    // A reference within the drawing (#a) and an embedded image are part of the drawing.
    /[\s:"'/](?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/|["'\s]*$|["'])|url\(\s*["']?\s*(?!#|data:|["'\s)])|@import|<\?xml-stylesheet/i,
    'The drawing loads another file or links to one. Embed its images and fonts, and export it as plain SVG.',
  ],
];

/** CSS pixels of one unit; without a unit, pixels. */
const UNITS = { '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16, em: 16, rem: 16 };

/** Checks the text of a drawing. @returns the reason to refuse it */
export function svgFault(svg: string): string | undefined {
  if (svg.length > MAX_LETTERS) return 'The drawing is larger than 2 MB. Export it as PNG.';
  const [, fault] = RULES.find(([pattern]) => pattern.test(svg)) ?? [];
  if (fault) return fault;
  const root = /<svg\b[^>]*>/.exec(svg);
  if (!root || !/(<\/svg>|^[^<]*(<[?!][^>]*>[^<]*)*<svg\b[^>]*\/>)\s*(<!--[^]*-->\s*)?$/.test(svg)) return CUT_OFF;
  const [width, height] = [pixels(attribute(root[0], 'width')), pixels(attribute(root[0], 'height'))];
  const [, , across = 0, down = 0] = attribute(root[0], 'viewBox')
    .split(/[\s,]+/)
    .map(parseFloat);
  // Without a size the drawing is as large as its coordinates.
  if (width === undefined && height === undefined) return across > 0 && down > 0 ? sizeFault(across, down) : undefined;
  return sizeFault(width || 1, height || 1);
}

/** @returns undefined for a relative length (100%) */
function pixels(length: string): number | undefined {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length) || [];
  const factor = own(UNITS, unit.toLowerCase()) ?? 1;
  return number === undefined ? undefined : Math.round(Number(number) * factor);
}

function attribute(tag: string, name: string) {
  const [, value = ''] = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag) || [];
  return value.trim();
}

const SVG = 'image/svg+xml';
/** The part of a drawing that is read into the VM. */
const MAX_DRAWING = 4000000;

/** Refuses a record with new files in image fields that the site cannot show. */
function checkImages(record: core.Record) {
  const { fields } = record.collection();
  for (const field of fields) {
    if (field.type() !== 'file' || ![...field.mimeTypes].some((type) => type.startsWith('image/'))) continue;
    const name = field.getName();
    for (const file of record.getUnsavedFiles(name)) refuseUnfit(name, file, [...field.mimeTypes].includes(SVG));
  }
}

function refuseUnfit(name: string, file: filesystem.File, mayBeDrawing: boolean) {
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
    const fault = isDrawing ? drawingFault(reader) : rasterFault(read, file.size, file.originalName);
    if (fault) refuse('The image cannot be used.', name, 'image', fault);
  } finally {
    reader.close();
  }
}

function drawingFault(reader: io.ReadSeekCloser) {
  reader.seek(0, 0);
  return svgFault(toString(reader, MAX_DRAWING));
}

// Refuses images that the site cannot show when they are uploaded: dashboard, API, seed.
onRecordValidate((e) => {
  checkImages(e.record);
  return e.next();
});
