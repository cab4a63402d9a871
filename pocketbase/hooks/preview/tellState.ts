import { tokenIn } from './COOKIE';
import { findLink } from './findLink';
import { isCurrent, noteLook, obstacle, standing } from '../queue/previewStatus';

/**
 * Answers an open preview with the state of the builder. Asking counts as looking, which keeps the builder at work.
 */
export function tellState(e: core.RequestEvent) {
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('X-Robots-Tag', 'noindex, nofollow');
  if (!findLink(e.app, tokenIn(e.request.header.get('Cookie')) || '')) return e.json(410, {});
  noteLook();
  const { release, error } = standing();
  return e.json(200, { release, isCurrent: isCurrent(), error: error || obstacle() });
}
