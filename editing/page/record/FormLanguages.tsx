import { texts as fields } from '../../fields/words';
import { useShownLanguages } from '../../fields/shownLanguages';
import { Switch } from './Switch';

/** The codes of the languages, which are the same in both. */
const CODES = { both: 'EN + SL', en: 'EN', sl: 'SL' } as const;

/** Chooses the languages of all forms of the page, in little room. */
export function FormLanguages() {
  const [shown, show] = useShownLanguages();
  return (
    <Switch
      label={fields.languages.legend}
      value={shown}
      onChange={show}
      choices={(['both', 'en', 'sl'] as const).map((value) => ({
        value,
        label: fields.languages[value],
        content: CODES[value],
      }))}
    />
  );
}
