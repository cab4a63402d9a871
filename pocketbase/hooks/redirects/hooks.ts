import { onRecordCreateRequest, onRecordUpdateRequest, onRecordValidate, routerAdd } from '../register';
import { loadLive } from '../release/loadLive';
import { markAsAsked, openQuestion } from './confirmRedirect';
import { faultOf, systemPathTakenBy } from './faultOf';
import { lookUpRedirect } from './lookUpRedirect';

// The lookup that the site makes at each navigation inside it; a request for the page itself is answered by pocketbase/hooks/site/hooks.ts.
routerAdd(
  'GET',
  '/_site/redirect',
  (e) => {
    const release = loadLive();
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, lookUpRedirect(release && release.manifest, e.request.url.query().get('path')));
  },
  $apis.skipSuccessActivityLog(),
);

onRecordCreateRequest((e) => {
  markAsAsked(e.record);
  return e.next();
}, 'redirects');
onRecordUpdateRequest((e) => {
  markAsAsked(e.record);
  return e.next();
}, 'redirects');

// On each way by which a record is saved: dashboard, API, seed.
onRecordValidate((e) => {
  const { id } = e.record;
  const fault =
    faultOf(e.app, { id, from: e.record.getString('from'), to: e.record.getString('to') }) ||
    openQuestion(e.app, e.record);
  if (fault) {
    throw new BadRequestError('The redirect cannot be saved.', {
      [fault.field]: new ValidationError(fault.code, fault.message),
    });
  }
  return e.next();
}, 'redirects');

// A removed page answers 410 on every host: nobody may remove the dashboard by naming its path.
onRecordValidate((e) => {
  const from = e.record.getString('from');
  const taken = systemPathTakenBy(from);
  if (taken) {
    throw new BadRequestError('The removed page cannot be saved.', {
      from: new ValidationError(
        'gone_system',
        `${from} is ${taken}, which belongs to the system. Choose another path.`,
      ),
    });
  }
  return e.next();
}, 'gone');
