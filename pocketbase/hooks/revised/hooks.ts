import { onRecordDeleteExecute, onRecordUpdateExecute } from '../register';
import { keepRevised, reviseWhole } from './keepRevised';

// When what visitors read last changed, in each language; saves that nobody reads don't count. On each way by which a record
// is saved, in the transaction of the write.
onRecordUpdateExecute((e) => keepRevised(e));

onRecordDeleteExecute((e) => reviseWhole(e));
