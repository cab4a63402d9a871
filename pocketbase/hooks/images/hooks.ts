import { onRecordValidate } from '../register';
import { checkImages } from './checkImages';

// Images that the site cannot show are refused where they are uploaded: dashboard, API, seed.
onRecordValidate((e) => {
  checkImages(e.record);
  return e.next();
});
