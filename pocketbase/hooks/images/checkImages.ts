import { rasterFault } from './rasterFault';
import { svgFault } from './svgFault';

const SVG = 'image/svg+xml';
/** As much of a drawing as is read into the VM. */
const MAX_DRAWING = 4000000;

/**
 * Refuses a record whose new files in image fields are no images that the site can show.
 */
export function checkImages(record: core.Record) {
  const { fields } = record.collection();
  fields.fieldNames().forEach((name) => {
    const field = fields.getByName(name);
    if (field.type() !== 'file' || ![...field.mimeTypes].some((type) => type.startsWith('image/'))) return;
    for (const file of record.getUnsavedFiles(name)) refuseUnfit(name, file, [...field.mimeTypes].includes(SVG));
  });
}

function refuseUnfit(name: string, file: filesystem.File, mayBeDrawing: boolean) {
  // A file that is copied within the storage has a function of Go here, an upload an object.
  const source = file.reader as unknown as (() => io.ReadSeekCloser) | filesystem.FileReader;
  const reader = typeof source === 'function' ? source() : source.open();
  try {
    const read = (at: number, length: number) => {
      reader.seek(at, 0);
      return [...toBytes(reader, length)];
    };
    // U+FEFF or white space may stand before the first tag.
    const isDrawing = mayBeDrawing && /^(\xef\xbb\xbf)?\s*</.test(String.fromCharCode(...read(0, 64)));
    const fault = isDrawing ? drawingFault(reader) : rasterFault(read, file.size, file.originalName);
    if (fault) throw new BadRequestError('The image cannot be used.', { [name]: new ValidationError('image', fault) });
  } finally {
    reader.close();
  }
}

function drawingFault(reader: io.ReadSeekCloser) {
  reader.seek(0, 0);
  return svgFault(toString(reader, MAX_DRAWING));
}
