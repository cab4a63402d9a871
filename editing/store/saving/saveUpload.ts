import { texts } from '../texts';
import { sending } from '../Doc';
import { fill } from '../../../src/lib/text/fill';
import type { Values } from '../types';
import { type Context, mergeFresh, type Result, settle } from './carryOut';
import { confirmed } from './mergeDoc';
import { faultsOf, outcomeOf, saveRecord } from './requests';
import type { UploadJob, Uploads } from './createUploads';

/** Uploads one file. */
export async function saveUpload(context: Context, uploads: Uploads, job: UploadJob): Promise<Result> {
  const { send, state, sets } = context;
  const { key, field, file } = job;
  const doc = state.docs.get(key);
  if (!doc) return void uploads.end(job);
  const set = await sets.idFor(key);
  if (typeof set !== 'string') return set;
  // It may be removed while it is under way: the empty value must follow, though the server's last answer has none either.
  state.docs.update(key, (now) => sending(now, { [field]: file.name }));
  const values = new FormData();
  values.set(field, file, file.name);
  const onProgress = (done: number) => uploads.progress(job, done);
  const answer = await saveRecord(send, key, set, { values, updated: doc.base['updated'], onProgress });
  switch (outcomeOf(answer)) {
    case 'done':
      state.docs.update(key, (now) => confirmed(now, {}, answer.data as Values));
      // Another file may have been chosen meanwhile: it is the next one.
      if (uploads.isCurrent(job)) uploads.end(job);
      return 'done';
    case 'stale':
      return mergeFresh(context, key, answer);
    case 'refused': {
      const faults = faultsOf(answer);
      const why = faults[field] || Object.values(faults)[0] || fill(texts.server.refused, { status: answer.status });
      state.docs.update(key, (now) => ({ ...now, sent: undefined, faults: { ...now.faults, [field]: why } }));
      if (uploads.isCurrent(job)) uploads.end(job);
      return undefined;
    }
    default:
      return settle(context, { doc, kind: 'save' }, set, answer);
  }
}
