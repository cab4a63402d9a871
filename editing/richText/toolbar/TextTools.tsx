import { redo, undo } from 'prosemirror-history';
import { fill } from '../../texts/language';
import { BLOCK_KINDS, setBlock, toggleCodeSample } from '../commands/blocks';
import { clearFormatting, type MarkName, toggle } from '../commands/marks';
import { toggleList } from '../commands/lists';
import { insertTable } from '../commands/tables';
import { texts } from '../texts';
import type { TextEditor } from '../useTextEditor';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Menu } from './Menu';
import { ToolButton } from './ToolButton';
import { Group } from './Toolbar';
import * as styles from './Toolbar.module.css';

const { tools } = texts;

const BLOCK_KEYS: Readonly<Record<string, string>> = {
  ...{ paragraph: 'Mod-Alt-0', heading2: 'Mod-Alt-2', heading3: 'Mod-Alt-3', heading4: 'Mod-Alt-4' },
  quotation: 'Mod-Shift-9',
};

const MORE: readonly { mark: MarkName; name: keyof typeof tools & IconName }[] = [
  { mark: 'mark', name: 'highlight' },
  { mark: 's', name: 'strikethrough' },
  { mark: 'sub', name: 'subscript' },
  { mark: 'sup', name: 'superscript' },
];

interface Props {
  editor: TextEditor;
  askLink(): void;
  askPicture(): void;
}

/** The tools of a text: what the site keeps, and nothing else. */
export function TextTools({ editor: { look, run }, askLink, askPicture }: Props) {
  const hasMark = (name: MarkName) => look.marks.includes(name);
  const isCode = look.codeLanguage !== undefined;
  const kind = isCode ? tools.codeSample : texts.blocks[look.block ?? 'other'];
  return (
    <>
      <Group>
        <Menu
          name={fill(texts.block, { kind })}
          kind="radio"
          className={styles.kind}
          entries={BLOCK_KINDS.map((each) => ({
            name: texts.blocks[each],
            keys: BLOCK_KEYS[each],
            look: styles[each],
            isChecked: look.block === each,
            onChoose: () => run(setBlock(each)),
          }))}
        >
          <span className={styles.kindName}>{kind}</span>
          <Icon name="down" size={16} />
        </Menu>
      </Group>
      <Group>
        <ToolButton
          {...{ icon: 'bold', name: tools.bold, keys: 'Mod-b', isPressed: hasMark('strong'), isDisabled: isCode }}
          onClick={() => run(toggle('strong'))}
        />
        <ToolButton
          {...{ icon: 'italic', name: tools.italic, keys: 'Mod-i', isPressed: hasMark('em'), isDisabled: isCode }}
          onClick={() => run(toggle('em'))}
        />
        <ToolButton
          {...{ icon: 'code', name: tools.code, keys: 'Mod-e', isPressed: hasMark('code'), isDisabled: isCode }}
          onClick={() => run(toggle('code'))}
        />
        <Menu
          name={tools.more}
          kind="checkbox"
          entries={MORE.map(({ mark, name }) => ({
            name: tools[name],
            icon: name,
            isChecked: hasMark(mark),
            onChoose: () => run(toggle(mark)),
          }))}
        >
          <Icon name="more" />
        </Menu>
      </Group>
      <Group>
        <ToolButton
          {...{ icon: 'bullets', name: tools.bullets, keys: 'Mod-Shift-8', isPressed: look.list === 'ul' }}
          onClick={() => run(toggleList('ul'))}
        />
        <ToolButton
          {...{ icon: 'numbers', name: tools.numbers, keys: 'Mod-Shift-7', isPressed: look.list === 'ol' }}
          onClick={() => run(toggleList('ol'))}
        />
      </Group>
      <Group>
        <ToolButton
          {...{ icon: 'link', name: tools.link, keys: 'Mod-k', isPressed: look.link !== undefined, isDisabled: isCode }}
          onClick={askLink}
        />
        <ToolButton {...{ icon: 'picture', name: tools.picture, isDisabled: isCode }} onClick={askPicture} />
        <ToolButton
          {...{ icon: 'table', name: tools.table, isDisabled: !look.canTable }}
          onClick={() => run(insertTable)}
        />
        <ToolButton
          {...{ icon: 'codeSample', name: tools.codeSample, keys: 'Mod-Alt-c', isPressed: isCode }}
          onClick={() => run(toggleCodeSample)}
        />
      </Group>
      <Group>
        <ToolButton {...{ icon: 'clear', name: tools.clear }} onClick={() => run(clearFormatting)} />
        <ToolButton
          {...{ icon: 'undo', name: tools.undo, keys: 'Mod-z', isDisabled: !look.canUndo }}
          onClick={() => run(undo)}
        />
        <ToolButton
          {...{ icon: 'redo', name: tools.redo, keys: 'Mod-Shift-z', isDisabled: !look.canRedo }}
          onClick={() => run(redo)}
        />
      </Group>
    </>
  );
}
