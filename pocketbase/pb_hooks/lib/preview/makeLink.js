const { moment } = require(`${__hooks}/lib/mail/moment.js`);
const { digest } = require(`${__hooks}/lib/preview/findLink.js`);
const { noteLook, obstacle } = require(`${__hooks}/lib/preview/standing.js`);
const { bodyOf, textOf } = require(`${__hooks}/lib/requestBody.js`);
const { PREFIX } = require(`${__hooks}/lib/slugs/addressOf.js`);
const { describeRecord } = require(`${__hooks}/lib/status/describeRecord.js`);

const DAYS = 7;

/**
 * Makes the link to a record's page as it would be published now.
 * @param {core.RequestEvent} e its body names the record: {collection, record}
 * @returns {{id: string, url: string, expires_at: string}} the url is told here, once
 */
function makeLink(e) {
  const { collection, record } = bodyOf(e);
  const found = find(e.app, textOf(collection), textOf(record));
  const trouble = obstacle();
  if (trouble) throw new ApiError(409, trouble);

  const token = $security.randomString(32);
  const link = new Record(e.app.findCollectionByNameOrId('previews'));
  link.set('label', describeRecord(found).label.slice(0, 300));
  link.set('collection', found.collection().name);
  link.set('record', found.id);
  link.set('by', e.auth.getString('email'));
  link.set('expires_at', moment(Date.now() + DAYS * 86_400_000));
  link.set('token_hash', digest(token));
  e.app.save(link);
  // It is about to be opened: the first build takes longest.
  noteLook();
  return { id: link.id, url: `/_site/preview/${token}`, expires_at: link.getString('expires_at') };
}

function find(app, collection, id) {
  if (!Object.prototype.hasOwnProperty.call(PREFIX, collection)) {
    throw new BadRequestError('Only a record that has a page of its own can be previewed.');
  }
  try {
    return app.findRecordById(collection, id);
  } catch {
    throw new NotFoundError('There is no such record.');
  }
}

module.exports = { makeLink };
