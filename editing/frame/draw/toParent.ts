import type { FromFrame } from '../messages';

/** Posts a message to the editing page. The frame's own origin is opaque; its URL has the origin of the page. */
export function toParent(message: FromFrame): void {
  window.parent.postMessage(message, new URL(window.location.href).origin);
}
