// Where the site's forms send what visitors wrote. Contact messages go to the collection `messages` by the records API.
routerAdd(
  'POST',
  '/_site/save-form-message',
  (e) => {
    const { saveFormMessage } = require(`${__hooks}/lib/forms/saveFormMessage.js`);
    return saveFormMessage(e);
  },
  $apis.bodyLimit(16 * 1024),
);
