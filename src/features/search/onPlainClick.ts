import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/clicks';

/** Returns a click handler that runs a function if the link is followed in this window. */
export const onPlainClick =
  (then: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) then?.();
  };
