import { useId } from 'react';
import { setCodeLanguage } from '../commands/blocks';
import { texts } from '../texts';
import type { TextEditor } from '../useTextEditor';
import { Bar } from './Bar';
import * as styles from './Bar.module.css';

/** The languages of code samples: those of PocketBase's editor that the site highlights. */
export const LANGUAGES: readonly (readonly [name: string, label: string])[] = [
  ['bash', 'Bash'],
  ['c', 'C'],
  ['csharp', 'C#'],
  ['cpp', 'C++'],
  ['css', 'CSS'],
  ['dart', 'Dart'],
  ['diff', 'Diff'],
  ['elixir', 'Elixir'],
  ['go', 'Go'],
  ['graphql', 'GraphQL'],
  ['haskell', 'Haskell'],
  ['markup', 'HTML/XML'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['json', 'JSON'],
  ['julia', 'Julia'],
  ['kotlin', 'Kotlin'],
  ['lua', 'Lua'],
  ['markdown', 'Markdown'],
  ['perl', 'Perl'],
  ['php', 'PHP'],
  ['python', 'Python'],
  ['r', 'R'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['scala', 'Scala'],
  ['scss', 'SCSS'],
  ['sql', 'SQL'],
  ['swift', 'Swift'],
  ['typescript', 'TypeScript'],
  ['yaml', 'YAML'],
];

/** The language of the code sample at the caret. */
export function CodeBar({ editor }: { editor: TextEditor }) {
  const language = editor.look.codeLanguage;
  const id = useId();
  if (language === undefined) return null;
  const isKnown = language === '' || LANGUAGES.some(([name]) => name === language);
  return (
    <Bar name={texts.codeSample.bar} onLeave={editor.focus}>
      <label className={styles.name} htmlFor={id}>
        {texts.codeSample.language}
      </label>
      <select
        id={id}
        className={styles.select}
        value={language}
        onChange={({ target }) => editor.apply(setCodeLanguage(target.value))}
      >
        <option value="">{texts.codeSample.none}</option>
        {!isKnown && <option value={language}>{language}</option>}
        {LANGUAGES.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </Bar>
  );
}
