import { cronAdd, onBootstrap, onRecordCreateRequest, routerAdd } from '../register';
import { answerPlainForm } from './answerPlainForm';
import { sign } from './spam/caller';
import { createMessage } from './createMessage';
import { HOMES } from './formPage';
import { makeToken } from './spam/formToken';
import { readQuota } from './spam/quota';
import { saveFormMessage } from './saveFormMessage';
import { forgetExpired } from './spam/usedTokens';

// Receives the site's forms. Contact messages go to the collection `messages` by the records API.
routerAdd('POST', '/_site/save-form-message', (e) => saveFormMessage(e), $apis.bodyLimit(16 * 1024));

// The same without JavaScript. The limit is higher: an encoded letter like č takes six bytes.
routerAdd('POST', '/_site/forms/{form}', (e) => answerPlainForm(e), $apis.bodyLimit(64 * 1024));

// The URL of a form that was shown again: opening it later leads to the empty form.
routerAdd('GET', '/_site/forms/{form}', (e) => {
  const home = new Map(Object.entries(HOMES)).get(e.request.pathValue('form'));
  if (!home) throw new NotFoundError();
  return e.redirect(303, home);
});

onRecordCreateRequest((e) => {
  if (!e.hasSuperuserAuth()) {
    return createMessage(e);
  }
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'messages');

onRecordCreateRequest((e) => {
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'form_messages');

// The time at which a form was shown, by the server's clock (spam/formToken.ts).
routerAdd(
  'GET',
  '/_site/form-token',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, { token: makeToken(Date.now(), $security.randomString(16), sign) });
  },
  $apis.skipSuccessActivityLog(),
);

cronAdd('usedTokens', '23 * * * *', () => {
  forgetExpired($app);
});

// Warns once at the start instead of at each form.
onBootstrap((e) => {
  e.next();
  const quota = $os.getenv('FORM_QUOTA');
  if (!readQuota(quota)) console.warn(`FORM_QUOTA is "${quota}"; it may be 30/10m, 30 or 0. The usual 20/10m holds.`);
});
