const { fenced } = require(`${__hooks}/lib/publishing/fenced.js`);
const { LEASE_MS } = require(`${__hooks}/lib/publishing/lease.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);

/**
 * A builder says that it lives, and how far it is.
 * @param {core.App} app
 * @param {{fence: number, status?: 'building' | 'checking', progress?: string}} news
 * @returns {boolean} whether its lease holds
 */
function renew(app, { fence, status, progress }) {
  return fenced(app, fence, (transaction, row, build) => {
    row.set('lease_until', moment(Date.now() + LEASE_MS));
    transaction.save(row);
    if (!status && progress === undefined) return;
    if (status) build.set('status', status);
    if (progress !== undefined) build.set('progress', progress.slice(0, 100));
    transaction.save(build);
  });
}

module.exports = { renew };
