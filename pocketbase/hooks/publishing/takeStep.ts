import { moment } from '../lib/moment';
import { ownValue } from '../../../src/lib/ownValue';
import { bodyOf } from '../lib/request';
import { noteBuilder } from '../queue/builders';
import { updatePreviewStatus } from '../queue/previewStatus';
import { fenced } from './fenced';
import { finish, type Finished } from './finish';
import { lease, LEASE_MS } from './lease';
import { recordMoveOfLive } from './recordMoveOfLive';

const TEXTS = { error: 'string', release: 'string' };

/** The fields in the body of each step (the parameters of lease, renew, finish and move). */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lease: { holder: 'string', over: 'string', cause: 'string' },
  renew: { fence: 'number', status: 'string', progress: 'string' },
  finish: {
    ...TEXTS,
    ...{ fence: 'number', status: 'string', ofMachine: 'boolean', parts: 'object', shrink: 'object' },
    ...{ pages: 'number', pages_changed: 'number', changed_paths: 'object', dead_links: 'object' },
    ...{ error_link: 'string', warning: 'string', faults: 'object' },
  },
  move: { ...TEXTS, build: 'string', lost: 'boolean' },
  preview: { ...TEXTS, status: 'string', changed: 'string' },
};

/**
 * Reads the fields of a builder's step. PocketBase accepts an object in place of a text, and fails deep inside if it cannot
 * convert it.
 * @returns fault: a sentence; neither for a step that does not exist
 */
export function readStep(
  step: string,
  body: Record<string, unknown>,
): { fields?: Record<string, unknown>; fault?: string } {
  const types = ownValue(FIELDS, step);
  if (!types) return {};
  const fields: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(types)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== type) return { fault: `The field "${name}" must be of the type ${type}.` };
    fields[name] = value;
  }
  return { fields };
}

/**
 * Renews a builder's lease, and stores its progress.
 * @returns whether the lease is valid
 */
function renew(
  app: core.App,
  { fence, status, progress }: { fence: number; status?: 'building' | 'checking'; progress?: string },
): boolean {
  return fenced(app, fence, (transaction, row, build) => {
    row.set('lease_until', moment(Date.now() + LEASE_MS));
    transaction.save(row);
    if (!status && progress === undefined) return;
    if (status) build.set('status', status);
    if (progress !== undefined) build.set('progress', progress.slice(0, 100));
    transaction.save(build);
  });
}

/** Answers a builder's step: lease, renew, finish, move, preview. */
export function takeStep(e: core.RequestEvent) {
  const held = (mine: boolean) =>
    mine ? e.json(200, {}) : e.json(409, { message: 'Another builder came after this one.' });
  const step = e.request.pathValue('step');
  const { fields, fault } = readStep(step, bodyOf(e));
  if (fault) throw new BadRequestError(fault);
  if (!fields) throw new NotFoundError();
  const takesLease = step === 'lease' || step === 'renew';
  const makesPreviews = e.request.url.query().get('previews') === '1';
  noteBuilder($app.store(), { makesPreviews, leaseMs: takesLease ? LEASE_MS : 0 });
  switch (step) {
    case 'lease': {
      const answer = lease($app, fields as unknown as Parameters<typeof lease>[1]);
      return 'refused' in answer ? e.json(409, { message: answer.refused }) : e.json(200, answer);
    }
    case 'renew':
      return held(renew($app, fields as unknown as Parameters<typeof renew>[1]));
    case 'finish':
      return held(finish($app, fields as unknown as Finished));
    case 'move':
      recordMoveOfLive($app, fields as unknown as Parameters<typeof recordMoveOfLive>[1]);
      return e.json(200, {});
    case 'preview':
      updatePreviewStatus(fields as unknown as Parameters<typeof updatePreviewStatus>[0]);
      return e.json(200, {});
  }
}
