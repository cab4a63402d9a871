const { networkMark, sign } = require(`${__hooks}/lib/forms/caller.js`);
const { identify } = require(`${__hooks}/lib/forms/identify.js`);
const { isTokenSuspect } = require(`${__hooks}/lib/forms/formToken.js`);
const { rowOf } = require(`${__hooks}/lib/forms/rowOf.js`);
const { hasManyLinks, repeatableText } = require(`${__hooks}/lib/forms/spamSigns.js`);
const { tokenUse } = require(`${__hooks}/lib/forms/usedTokens.js`);
const { weigh } = require(`${__hooks}/lib/forms/counters.js`);
const { whileLocked } = require(`${__hooks}/lib/forms/whileLocked.js`);
const { enqueueMails } = require(`${__hooks}/lib/mail/enqueueMails.js`);

/**
 * Stores a submission with its mails, both or neither, and each submission once.
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {object} submission from readSubmission
 * @param {(txApp: core.App, collection: string, row: object) => core.Record} write saves the row and returns the record
 * @returns {{kind: 'stored', record: core.Record, isReplay: boolean} | {kind: 'keyReused'} |
 *   {kind: 'tokenUsed'} | {kind: 'tooMany', retryAfter: number} | {kind: 'refused', fields: object} | {kind: 'storage', retryAfter: number}}
 */
function storeSubmission(e, submission, write) {
  const started = Date.now();
  const collection = submission.form === 'contact' ? 'messages' : 'form_messages';
  let outcome;
  try {
    const network = networkMark(e);
    $app.runInTransaction((txApp) => {
      outcome = whileLocked(txApp, collection, started, () =>
        decide(txApp, { submission, collection, network, write }),
      );
    });
    return outcome;
  } catch (error) {
    const fields = refusals(error, submission.fields);
    if (fields) return { kind: 'refused', fields };
    // Without the values: what visitors write never reaches a log.
    $app.logger().error('A submission was not stored', 'form', submission.form, 'error', String(error));
    return { kind: 'storage', retryAfter: 30 };
  }
}

function decide(txApp, { submission, collection, network, write }) {
  const { fingerprint, keys } = identify(submission, Date.now(), $security.sha256);
  const before = findByKey(txApp, collection, keys);
  if (before) {
    const isSame = before.getString('fingerprint') === fingerprint;
    return isSame ? { kind: 'stored', record: before, isReplay: true } : { kind: 'keyReused' };
  }

  const text = repeatableText(submission.fields);
  const weight = weigh({ form: submission.form, network, text: text && sign(text) });
  if (weight.retryAfter > 0) return { kind: 'tooMany', retryAfter: weight.retryAfter };
  const token = tokenUse(txApp, submission.token);
  if (token.isUsed) return { kind: 'tokenUsed' };

  const status = weight.isRepeated || isSpam(submission) ? 'spam' : 'new';
  const record = write(txApp, collection, rowOf(submission, { status, key: keys[0], fingerprint }));
  // A hook that forgets e.next() lets a save succeed and writes nothing; then the record is still a new one.
  if (record.isNew()) throw new Error('The row was not written.');
  if (status === 'new') enqueueMails(txApp, { form: submission.form, record, locale: submission.locale });
  weight.spend();
  token.spend();
  return { kind: 'stored', record, isReplay: false };
}

function findByKey(txApp, collection, keys) {
  // Said outright, or SQLite would not use the index, which leaves out the rows without a key, and read every row.
  const hasKey = $dbx.exp("[[key]] != ''");
  return txApp.findAllRecords(collection, $dbx.in('key', ...keys), hasKey)[0];
}

function isSpam({ fields, token, trapped }) {
  return trapped || isTokenSuspect(token, Date.now(), sign) || hasManyLinks(fields);
}

/**
 * The database's own rules come after ours; where they are stricter, the visitor learns which field it is. What she did
 * not write (a referral's code that was given before) is no fault of hers.
 */
function refusals(error, written) {
  const value = error.value ? JSON.parse(JSON.stringify(error.value)) : {};
  const faults = Object.entries(value.data || value).filter(([name, fault]) => name in written && fault && fault.code);
  if (faults.length === 0) return undefined;
  return Object.fromEntries(faults.map(([name]) => [name, name === 'email' ? 'email' : 'invalid']));
}

module.exports = { storeSubmission };
