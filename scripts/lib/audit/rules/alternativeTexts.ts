import type { AuditRule } from '../AuditRule';

const FILE_NAME = /\.(png|jpe?g|webp|avif|svg|gif)$/i;
/** Words that say only that there is a picture. */
const EMPTY = /^(image|picture|photo|graphic|slika|fotografija|grafika)( of.*)?$/i;
const MOST = 200;

/** Each picture has an alternative text: empty where it adds nothing, else words and not a file's name. */
export const alternativeTexts: AuditRule = {
  name: 'alternative texts',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { images } }) =>
      images.flatMap(({ source, alt }) => {
        if (alt === undefined) return [{ path, text: `none: ${source}` }];
        const isPoor = FILE_NAME.test(alt) || EMPTY.test(alt.trim()) || alt.length > MOST || /^\s+$/.test(alt);
        return isPoor ? [{ path, text: `"${alt}": ${source}` }] : [];
      }),
    ),
};
