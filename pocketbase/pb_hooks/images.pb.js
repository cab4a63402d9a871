// Images that the site cannot show are refused where they are uploaded: dashboard, API, seed.
onRecordValidate((e) => {
  const { checkImages } = require(`${__hooks}/lib/images/checkImages.js`);
  checkImages(e.record);
  return e.next();
});
