// Limits of what editors save, so that every record that is saved can be built. On each way by which a record is saved:
// dashboard, API, batch, seed. Collections of the system have no rich texts and no parts.
onRecordValidate((e) => {
  const { checkLimits } = require(`${__hooks}/lib/limits/checkLimits.js`);
  checkLimits(e.app, e.record);
  return e.next();
});
