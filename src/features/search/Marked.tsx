import { useLocale } from '../../i18n/LocaleContext';
import { markWords } from '../../i18n/search/markWords';

/** A text in which what was looked for is marked. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const pieces = markWords(text, terms, useLocale());
  return <>{pieces.map((piece, place) => (piece.marked ? <mark key={place}>{piece.text}</mark> : piece.text))}</>;
}
