import * as shared from '../controls.module.css';
import { choiceText, texts } from '../words';
import { hasButtons } from './hasButtons';
import { ariaOf, type ControlProps, groupOf, textOf } from './ControlProps';

/** One of a few names: buttons side by side, or a list where they are many or none may be chosen. */
export function ChoiceControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  const choices = field.choices ?? [];
  if (hasButtons(field)) {
    return (
      <div role="radiogroup" {...groupOf(props)} className={shared.segments} aria-invalid={props.isInvalid}>
        {choices.map((choice, index) => (
          <label key={choice} className={shared.segment}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>{choiceText(field.name, choice)}</span>
          </label>
        ))}
      </div>
    );
  }
  return (
    <select
      {...ariaOf(props)}
      className={shared.control}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!field.isRequired || !value) && <option value="">{texts.none}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceText(field.name, choice)}
        </option>
      ))}
    </select>
  );
}
