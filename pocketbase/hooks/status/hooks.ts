import { refusals as en } from '../../../locales/en/status.json';
import { refusals as sl } from '../../../locales/sl/status.json';
import { sendPage } from '../headers/hooks';
import { languageOfRequest, messagesOfRequest } from '../lib/language';
import { bodyOf } from '../lib/request';
import { sendAgain } from '../mail/sendMails';
import { routerAdd } from '../register';
import { decideShrink } from '../shrink/decideShrink';
import { overview } from './overview';
import { untranslated } from './untranslated';

// The status page for editors: the live release, the changes on their way, failures, missing Slovenian texts. The page's files are
// open to all and contain no data; the data is for accounts of the dashboard.
routerAdd('GET', '/_site/status', (e) => sendPage(e, 'index.html'), { unlogged: true });
routerAdd('GET', '/_site/status/{$}', (e) => e.redirect(308, '/_site/status'));
routerAdd('GET', '/_site/status/{file}', (e) => sendPage(e, e.request.pathValue('file')), { unlogged: true });

const FOR_SUPERUSERS = { auth: 'superusers', unlogged: true } as const;
routerAdd(
  'GET',
  '/_site/status/data',
  (e) => e.json(200, overview($app, e.auth, languageOfRequest(e))),
  FOR_SUPERUSERS,
);
routerAdd(
  'GET',
  '/_site/status/translations',
  (e) => e.json(200, untranslated($app, languageOfRequest(e))),
  FOR_SUPERUSERS,
);

// For owners alone: an editor may call the routes of access/ROUTES.ts and no other.
routerAdd('POST', '/_site/status/mails/again', (e) => e.json(200, { mails: sendAgain($app) }), { auth: 'superusers' });

// A build that would take away much waits for a person's confirmation, or for the records to be restored.
routerAdd(
  'POST',
  '/_site/status/shrink',
  (e) => e.json(200, decideShrink($app, e.auth, bodyOf(e), messagesOfRequest(e, { en, sl }))),
  { auth: 'superusers' },
);
