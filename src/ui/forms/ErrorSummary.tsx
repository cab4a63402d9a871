import { forwardRef, type MouseEvent } from 'react';
import * as styles from './ErrorSummary.module.css';

type Props = {
  title: string;
  /**
   * The errors, each with the id of its field. The element stays empty without any: without scripts the server fills
   * it.
   */
  faults: readonly { readonly id: string; readonly text: string }[];
};

/** Without the URL: a fragment would be a navigation. */
function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The list of errors above the fields of a form, each with a link to its field. The ref is for the focus. */
export const ErrorSummary = forwardRef<HTMLDivElement, Props>(function ErrorSummary({ title, faults }, ref) {
  const shown = faults.length > 0;
  return (
    <div ref={ref} className={styles.summary} data-form-summary="" {...(shown && { tabIndex: -1 })}>
      {shown && (
        <div role="alert">
          <h2>{title}</h2>
          <ul>
            {faults.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});
