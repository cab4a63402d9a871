import { type KeyboardEvent, useRef, useState } from 'react';
import { KIND_NAMES, type KindName } from '../../../src/lib/content/KINDS';
import { wordMatcher } from '../../../src/lib/text/foldText';
import { kindWords } from '../../fields/words';
import { blockTexts, counted, fill } from '../texts';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import * as styles from './ChooseKind.module.css';
import { Wireframe } from './Wireframe';

/** The kinds whose name, sentence or search words contain each word of a text. */
function findKinds(text: string): readonly KindName[] {
  const matches = wordMatcher(text);
  return KIND_NAMES.filter((kind) =>
    matches([...Object.values(kindWords(kind)), blockTexts.kindWords[kind], kind].join(' ')),
  );
}

interface Props {
  onClose: () => void;
  onChosen: (kind: KindName) => void;
}

/** Asks for the kind of a new block. Enter in the search takes the first one; arrow keys go through them. */
export function ChooseKind({ onClose, onChosen }: Props) {
  const [text, setText] = useState('');
  const grid = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const kinds = findKinds(text);
  const [first] = kinds;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === search.current && first) {
      event.preventDefault();
      onChosen(first);
      return;
    }
    const cards = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = cards.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0 && event.key !== 'ArrowDown') return;
    const columns = cards.filter((card) => card.offsetTop === cards[0]?.offsetTop).length || 1;
    const next = { ArrowDown: at < 0 ? 0 : at + columns, ArrowUp: at - columns, ArrowRight: at + 1, ArrowLeft: at - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) search.current?.focus();
    else (cards[next] ?? cards.at(-1))?.focus();
  };

  return (
    <Dialog title={blockTexts.choose.title} onClose={onClose} isWide>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the buttons bubble up */}
      <div className={styles.whole} onKeyDown={onKeyDown}>
        <div className={styles.search} role="search">
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            className={ui.input}
            aria-label={blockTexts.choose.search}
            placeholder={blockTexts.choose.search}
            value={text}
            data-first
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p role="status" className={ui.spoken}>
          {text && counted(blockTexts.choose, 'found', kinds.length)}
        </p>
        {kinds.length === 0 && <p>{fill(blockTexts.choose.nothing, { text })}</p>}
        {kinds.length > 0 && (
          <ul className={styles.grid} ref={grid}>
            {kinds.map((kind) => (
              <li key={kind}>
                <button type="button" className={styles.card} onClick={() => onChosen(kind)}>
                  <span className={styles.picture}>
                    <Wireframe kind={kind} width={120} />
                  </span>
                  <span className={styles.name}>{kindWords(kind).name}</span>
                  <span className={styles.text}>{kindWords(kind).purpose}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
