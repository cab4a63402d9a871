import { bodyOf } from '../lib/requestBody';
import { takeNews } from '../queue/previewStatus';
import { noteBuilder } from '../queue/builderSeen';
import { finish, type Outcome } from './finish';
import { LEASE_MS, lease } from './lease';
import { move } from './move';
import { readStep } from './readStep';
import { renew } from './renew';

/**
 * Answers a builder's step: lease, renew, finish, move, preview.
 */
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
      return held(finish($app, fields as unknown as Outcome));
    case 'move':
      move($app, fields as unknown as Parameters<typeof move>[1]);
      return e.json(200, {});
    case 'preview':
      takeNews(fields as unknown as Parameters<typeof takeNews>[0]);
      return e.json(200, {});
  }
}
