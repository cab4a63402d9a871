import * as controls from './controls.module.css';
import { useShownLanguages } from './shownLanguages';
import { texts } from './words';

const OPTIONS = ['both', 'en', 'sl'] as const;

/** Chooses the languages that all forms of the page show. */
export function LanguageSwitch() {
  const [shown, show] = useShownLanguages();
  return (
    <fieldset className={controls.segments}>
      <legend className={controls.hidden}>{texts.languages.legend}</legend>
      {OPTIONS.map((option) => (
        <label key={option} className={controls.segment}>
          <input type="radio" name="editing-languages" checked={shown === option} onChange={() => show(option)} />
          <span>{texts.languages[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
