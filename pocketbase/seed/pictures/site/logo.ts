import { C } from '../core/palette';

/** The mark: a cut-corner square, a peak of two blocks and one contour line. */
export const logo =
  // Without this line PocketBase takes the file for something else than a drawing.
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
  `<path d="M3 3H35L45 13V45H3Z" fill="${C.night}"/>` +
  `<path d="M3 45L21 13L25 24L22 32L26 45Z" fill="${C.mint}"/>` +
  `<path d="M21 13L45 45H26L22 32L25 24Z" fill="${C.yellow}"/>` +
  '<clipPath id="m"><path d="M3 3H35L45 13V45H3Z"/></clipPath>' +
  `<path clip-path="url(#m)" d="M1 20C9 19 11 8 20 6S38 10 47 28" fill="none" stroke="${C.paper}" stroke-width="2.4"/>` +
  '</svg>\n';
