import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/clicks';

/** A click handler of a link that does something as the link is followed in this window. */
export const onPlainClick =
  (then: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) then?.();
  };
