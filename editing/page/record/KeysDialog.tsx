import { texts } from '../texts';
import { Dialog } from '../ui/Dialog';
import * as styles from './KeysDialog.module.css';

const isApple = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');
const MOD = isApple ? '⌘' : 'Ctrl';
const ALT = isApple ? '⌥' : 'Alt';

const KEYS: readonly (readonly [text: keyof typeof texts.keys, ...keys: string[]])[] = [
  ['save', MOD, 'S'],
  ['publish', MOD, 'Enter'],
  ['move', ALT, '↑ ↓'],
  ['handle', '↑ ↓'],
  ['undo', MOD, 'Z'],
  ['help', MOD, '/'],
];

/** The shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([text, ...keys]) => (
          <div key={text}>
            <dt>{texts.keys[text]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
