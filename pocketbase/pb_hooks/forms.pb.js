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

// The same without JavaScript. The limit is higher here: a letter like č takes six bytes.
routerAdd(
  'POST',
  '/_site/forms/{form}',
  (e) => {
    const { answerPlainForm } = require(`${__hooks}/lib/forms/answerPlainForm.js`);
    return answerPlainForm(e);
  },
  $apis.bodyLimit(64 * 1024),
);

// The address that a form which came back leaves in the browser: who opens it again finds the form, empty.
routerAdd('GET', '/_site/forms/{form}', (e) => {
  const { HOMES } = require(`${__hooks}/lib/forms/formPage.js`);
  const home = new Map(Object.entries(HOMES)).get(e.request.pathValue('form'));
  if (!home) throw new NotFoundError();
  return e.redirect(303, home);
});

onRecordCreateRequest((e) => {
  if (!e.hasSuperuserAuth()) {
    const { createMessage } = require(`${__hooks}/lib/forms/createMessage.js`);
    return createMessage(e);
  }
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'messages');

onRecordCreateRequest((e) => {
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'form_messages');

// The time that a form was shown, by the server's clock; see lib/forms/formToken.js.
routerAdd(
  'GET',
  '/_site/form-token',
  (e) => {
    const { sign } = require(`${__hooks}/lib/forms/caller.js`);
    const { makeToken } = require(`${__hooks}/lib/forms/formToken.js`);
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, { token: makeToken(Date.now(), $security.randomString(16), sign) });
  },
  $apis.skipSuccessActivityLog(),
);

cronAdd('usedTokens', '23 * * * *', () => {
  const { forgetExpired } = require(`${__hooks}/lib/forms/usedTokens.js`);
  forgetExpired($app);
});

// Said once at the start and not at each form.
onBootstrap((e) => {
  e.next();
  const { readQuota } = require(`${__hooks}/lib/forms/quota.js`);
  const quota = $os.getenv('FORM_QUOTA');
  if (!readQuota(quota)) console.warn(`FORM_QUOTA is "${quota}"; it may be 30/10m, 30 or 0. The usual 20/10m holds.`);
});
