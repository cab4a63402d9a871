import { useId } from 'react';
import { setCodeLanguage } from '../commands/blocks';
import { LANGUAGES } from '../languages';
import { texts } from '../texts';
import type { TextEditor } from '../useTextEditor';
import { Bar } from './Bar';
import * as styles from './Bar.module.css';

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
