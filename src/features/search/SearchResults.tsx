import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import type { SearchKind } from '../../i18n/search/SearchIndex';
import { contextOf, markWords } from '../../i18n/search/markWords';
import { onPlainClick } from '../../lib/browser/clicks';
import { listPath } from '../../lib/url/recordPath';
import { Link } from '../../ui/Link';
import * as styles from './SearchResults.module.css';
import * as places from './Sections.module.css';
import type { FoundPage, PageTexts } from './loadIndex';

type Props = {
  /** The best first. */
  pages: readonly FoundPage[];
  texts: PageTexts | undefined;
  /** Called before a page is opened in this window. */
  onFollow: () => void;
  level: 2 | 3;
};

/** Groups pages by kind; the kind of the best page comes first. */
function groupsOf(pages: readonly FoundPage[]): [SearchKind, FoundPage[]][] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, pages.filter((page) => page.kind === kind)]);
}

/** The results: by kind, each page with the excerpt that matches best. */
export function SearchResults({ pages, texts, onFollow, level }: Props) {
  const { t } = useTranslation('search');
  const Heading = `h${level}` as const;
  return (
    <div className={styles.results} data-results>
      {groupsOf(pages).map(([kind, group]) => (
        <section key={kind}>
          <Heading className={styles.kind}>{t(`kinds.${kind}`)}</Heading>
          <ul className={styles.list}>
            {group.map((page) => (
              <Result key={page.path} page={page} text={texts?.get(page.path)} onFollow={onFollow} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type ResultProps = { page: FoundPage; text: string | undefined; onFollow: Props['onFollow'] };

function Result({ page, text = '', onFollow }: ResultProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const follow = onPlainClick(onFollow);
  const { path, title, summary, titleLocale, textLocale, terms } = page;
  const context = contextOf(text, terms, locale) ?? summary;
  return (
    <li className={styles.result}>
      <Link to={path} className={styles.title} lang={titleLocale} onClick={follow}>
        <Marked text={title} terms={terms} />
      </Link>
      {titleLocale && <span className={styles.language}>{t(`language.${titleLocale}`)}</span>}
      {context && (
        <p className={styles.context} lang={textLocale}>
          <Marked text={context} terms={terms} />
        </p>
      )}
    </li>
  );
}

/** A text with its matches marked. */
function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const pieces = markWords(text, terms, useLocale());
  return <>{pieces.map((piece, place) => (piece.marked ? <mark key={place}>{piece.text}</mark> : piece.text))}</>;
}

/** The pages that every site of this kind has. */
const SECTIONS = [
  { to: '/', word: 'home' },
  { to: listPath.workshops, word: 'workshops' },
  { to: listPath.projects, word: 'projects' },
  { to: listPath.posts, word: 'blog' },
] as const;

type SectionsProps = Partial<Pick<Props, 'onFollow'>> & { hint: string };

/** Links to the site's sections. */
export function Sections({ hint, onFollow }: SectionsProps) {
  const { t } = useTranslation('search');
  const follow = onPlainClick(onFollow);
  return (
    <div className={places.sections}>
      <p>{hint}</p>
      <ul>
        {SECTIONS.map(({ to, word }) => (
          <li key={to}>
            <Link to={to} onClick={follow}>
              {t(`sections.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
