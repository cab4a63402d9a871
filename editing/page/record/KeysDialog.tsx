import { keyNames } from '../../richText/shortcut';
import { texts } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as styles from './KeysDialog.module.css';

const KEYS: readonly (readonly [text: keyof typeof texts.keys, keys: string])[] = [
  ['save', 'Mod-S'],
  ['publish', 'Mod-Enter'],
  ['move', 'Alt-↑ ↓'],
  ['handle', '↑ ↓'],
  ['undo', 'Mod-Z'],
  ['help', 'Mod-/'],
];

/** The shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([text, keys]) => (
          <div key={text}>
            <dt>{texts.keys[text]}</dt>
            <dd>
              {keyNames(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
