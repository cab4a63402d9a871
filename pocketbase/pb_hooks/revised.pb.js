// When what visitors read last changed, in each language; saves that nobody reads don't count. On each way by which a record
// is saved, in the transaction of the write.
onRecordUpdateExecute((e) => {
  const { keepRevised } = require(`${__hooks}/lib/revised/keepRevised.js`);
  return keepRevised(e);
});

onRecordDeleteExecute((e) => {
  const { reviseWhole } = require(`${__hooks}/lib/revised/keepRevised.js`);
  return reviseWhole(e);
});
