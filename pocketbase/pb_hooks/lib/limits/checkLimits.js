const { LIMITS } = require(`${__hooks}/lib/limits/LIMITS.js`);
const { textDepth } = require(`${__hooks}/lib/limits/textDepth.js`);

/**
 * Refuses a record that could end a build, in a sentence below its field that says the limit and what to do.
 * @param {core.App} app
 * @param {core.Record} record as it is to be
 */
function checkLimits(app, record) {
  const collection = record.collection();
  for (const field of collection.fields) {
    const name = field.getName();
    if (field.type() === 'editor') checkText(name, record.getString(name));
    if (field.type() === 'json') checkJson(name, record.getString(name));
  }
  const parts = Object.hasOwn(LIMITS.parts, collection.name) ? LIMITS.parts[collection.name] : undefined;
  if (parts) checkParts(app, record, parts);
}

function checkText(name, text) {
  const { bytes, levels } = LIMITS;
  // A letter takes three bytes at most of one UTF-16 unit: most texts need no counting.
  if (text.length * 3 > bytes) {
    const size = Buffer.from(text, 'utf8').length;
    const kilobytes = (count) => `${Math.ceil(count / 1000)} kB`;
    if (size > bytes) {
      refuse(name, `This text has ${kilobytes(size)}; the most is ${kilobytes(bytes)}. Split it into two records.`);
    }
  }
  if (textDepth(text, levels) > levels) {
    refuse(
      name,
      `This text has more than ${levels} lists, quotations or tables within each other. Paste it as plain text, or take levels out.`,
    );
  }
}

/** By its text: goja's own reader would call itself for each level. */
function checkJson(name, text) {
  let depth = 0;
  let deepest = 0;
  for (const mark of text.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[[\]{}]/g) || []) {
    depth += mark === '[' || mark === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  if (deepest > LIMITS.jsonLevels) {
    refuse(name, `This has ${deepest} levels; the most is ${LIMITS.jsonLevels}. Write named texts: {"name": "text"}.`);
  }
}

function checkParts(app, record, { field, most, whole, name }) {
  const id = record.getString(field);
  if (!id || (!record.isNew() && record.original().getString(field) === id)) return;
  if (app.countRecords(record.collection().name, $dbx.hashExp({ [field]: id })) < most) return;
  refuse(field, `This ${whole} has ${most} ${name}, which is the most. Delete one, or make a second ${whole}.`);
}

function refuse(field, message) {
  throw new BadRequestError('The record cannot be saved.', { [field]: new ValidationError('limit', message) });
}

module.exports = { checkLimits };
