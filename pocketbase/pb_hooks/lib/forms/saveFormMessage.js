const { readSubmission } = require(`${__hooks}/lib/forms/readSubmission.js`);

const RETRY_AFTER_SECONDS = '30';

/**
 * Answers a sent form: 201 when its row is written, 400 with a code for each faulty field, 415 for anything but JSON,
 * 503 when the row could not be written and the visitor should try again.
 * @param {core.RequestEvent} e
 */
function saveFormMessage(e) {
  // A foreign page can't send this type without the browser asking us first (CORS), so it can't send a form at all.
  const type = e.request.header.get('Content-Type').split(';')[0].trim().toLowerCase();
  if (type !== 'application/json') return e.json(415, { error: 'contentType' });

  const { values, errors } = readSubmission(parse(toString(e.request.body)));
  if (errors) return e.json(400, { fields: errors });

  try {
    const record = new Record($app.findCollectionByNameOrId('form_messages'), values);
    const refused = refusals(record);
    if (refused) return e.json(400, { fields: refused });
    $app.save(record);
    // A hook that forgets e.next() lets save() succeed and writes nothing.
    $app.findRecordById('form_messages', record.id);
    return e.json(201, { ok: true, id: record.id });
  } catch (error) {
    // Without the values: what visitors write never reaches a log.
    $app.logger().error('A sent form was not stored', 'error', String(error));
    e.response.header().set('Retry-After', RETRY_AFTER_SECONDS);
    return e.json(503, { error: 'storage' });
  }
}

/** The database's own rules come after ours; where they are stricter, the visitor learns which field it is. */
function refusals(record) {
  try {
    $app.validate(record);
    return undefined;
  } catch (error) {
    const fields = error.value ? JSON.parse(JSON.stringify(error.value)) : {};
    const names = Object.keys(fields);
    if (names.length === 0) throw error;
    return Object.fromEntries(names.map((name) => [name, name === 'email' ? 'email' : 'invalid']));
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

module.exports = { saveFormMessage };
