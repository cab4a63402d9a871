/** The parts of TinyMCE 6 that the dashboard's extension uses. */
export interface Editor {
  on(name: 'paste', handler: (event: PasteEvent) => void, first?: boolean): void;
  on(name: 'init', handler: () => void): void;
  execCommand(command: string, ui?: boolean, value?: unknown): boolean;
  insertContent(html: string, options?: { merge?: boolean; paste?: boolean }): void;
  dom: { getParent(node: Node, selector: string): Element | null; select(selector: string): Element[] };
  selection: { getNode(): HTMLElement; select(node: Node): void };
  undoManager: { extra(first: () => void, second: () => void): void };
  notificationManager: { open(options: { text: string; type: 'info' | 'warning'; timeout: number }): void };
  shortcuts: { remove(pattern: string): void };
  ui: {
    registry: {
      addButton(name: string, options: { icon: string; tooltip: string; onAction: () => void }): void;
      addMenuButton(
        name: string,
        options: { icon: string; tooltip: string; fetch: (show: (items: object[]) => void) => void },
      ): void;
    };
  };
}

export type PasteEvent = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault' | 'stopImmediatePropagation'>;

/** The options of TinyMCE that PocketBase 0.40 sets and this extension changes. */
export interface Settings {
  toolbar?: string | false;
  plugins?: string[];
  content_style?: string;
  setup?: (editor: Editor) => void;
  [option: string]: unknown;
}
