import type { Block } from '../../../src/sections/Band';
import { KINDS } from './catalogues';
import { Mark } from './Mark';
import { placeOf } from './places';
import { toParent } from './toParent';

type Shown = () => { readonly blocks: readonly Block[] };

const CONTROLS = 'a, button, summary, label, input, select, textarea';

/** Whether a control does what it does on the site: a question opens, a row of pictures moves on. */
const isLive = (control: Element | null): boolean => control?.matches('summary, button[aria-controls]') === true;

/** Outlines the block under the pointer, posts presses to the editing page, and keeps links and forms from acting. */
export class Pointer {
  private readonly mark = new Mark('hover');
  private readonly ends = new AbortController();

  constructor(
    container: HTMLElement,
    private readonly shown: Shown,
  ) {
    const { signal } = this.ends;
    // Before React's own listeners, which are at the container.
    const options = { capture: true, signal };
    document.addEventListener('click', (event) => this.press(event), options);
    for (const kind of ['submit', 'auxclick', 'dragstart'] as const) {
      document.addEventListener(kind, (event) => prevent(event), options);
    }
    container.addEventListener('pointerover', ({ target }) => this.hover(target), { signal });
    container.addEventListener('focusin', ({ target }) => this.hover(target), { signal });
    document.documentElement.addEventListener('pointerleave', () => this.mark.put(undefined), { signal });
  }

  follow(): void {
    this.mark.follow();
  }

  end(): void {
    this.ends.abort();
  }

  private press(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest(CONTROLS) ?? null;
    if (control && !isLive(control)) prevent(event);
    const place = target && placeOf(target, this.shown().blocks);
    if (place) toParent({ kind: 'chosen', key: place.key, block: place.block });
  }

  private hover(target: EventTarget | null): void {
    const { blocks } = this.shown();
    const place = target instanceof Element ? placeOf(target, blocks) : undefined;
    const block = blocks.find(({ id }) => place?.block === `blocks/${id}`);
    // The page as a whole has no outline: it is everywhere.
    if (!place || !block) return this.mark.put(undefined);
    const element = place.element.closest('[data-key]') ?? place.element;
    const label = [KINDS[block.kind].name, block.title].filter(Boolean).join(' · ');
    this.mark.put({ ...place, element }, label);
  }
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
