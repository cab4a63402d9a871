const { rasterFault } = require(`${__hooks}/lib/images/rasterFault.js`);
const { svgFault } = require(`${__hooks}/lib/images/svgFault.js`);

const SVG = 'image/svg+xml';
/** As much of a drawing as is read into the VM. */
const MAX_DRAWING = 4000000;

/**
 * Refuses a record whose new files in image fields are no images that the site can show.
 * @param {core.Record} record
 */
function checkImages(record) {
  const { fields } = record.collection();
  fields.fieldNames().forEach((name) => {
    const field = fields.getByName(name);
    if (field.type() !== 'file' || ![...field.mimeTypes].some((type) => type.startsWith('image/'))) return;
    for (const file of record.getUnsavedFiles(name)) refuseUnfit(name, file, [...field.mimeTypes].includes(SVG));
  });
}

function refuseUnfit(name, file, mayBeDrawing) {
  // A file that is copied within the storage has a function of Go here, an upload an object.
  const reader = typeof file.reader === 'function' ? file.reader() : file.reader.open();
  try {
    const read = (at, length) => {
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

function drawingFault(reader) {
  reader.seek(0, 0);
  return svgFault(toString(reader, MAX_DRAWING));
}

module.exports = { checkImages };
