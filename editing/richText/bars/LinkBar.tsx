import { removeLink } from '../commands/links';
import { texts } from '../texts';
import type { TextEditor } from '../useTextEditor';
import { Bar } from './Bar';
import * as styles from './Bar.module.css';

/** The link at the caret: its address, with a change and its removal. */
export function LinkBar({ editor, onChange }: { editor: TextEditor; onChange(): void }) {
  const { link } = editor.look;
  if (link === undefined) return null;
  return (
    <Bar name={texts.link.bar} onLeave={editor.focus}>
      <span className={styles.address} title={link}>
        {link}
      </span>
      <button type="button" className={styles.action} onClick={onChange}>
        {texts.link.change}
      </button>
      <button type="button" className={styles.action} onClick={() => editor.run(removeLink)}>
        {texts.link.remove}
      </button>
    </Bar>
  );
}
