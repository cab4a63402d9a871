/**
 * Invisible characters: spaces, control and joining characters, direction marks, fillers, variation selectors, tags.
 */
export const INVISIBLE =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|[\udb40-\udb43][\udc00-\udfff]/g;

/** Whether a text has only invisible characters. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';
