import type { Place } from './places';
import * as styles from './Mark.module.css';

/** Milliseconds that an outline stays that marks a place for a moment; Mark.module.css has the same number. */
const MOMENT = 1800;

/** An outline above the page, which takes no place in its layout. */
export class Mark {
  private readonly box = document.createElement('div');
  private readonly label = document.createElement('span');
  private place: Place | undefined;
  private end: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes = new ResizeObserver(() => this.follow());

  constructor(kind: 'hover' | 'shown', into: HTMLElement = document.body) {
    this.box.className = `${styles.mark} ${styles[kind]}`;
    this.box.setAttribute('aria-hidden', 'true');
    this.label.className = `${styles.label}`;
    this.box.hidden = true;
    this.box.append(this.label);
    into.append(this.box);
  }

  /** Moves the outline to a place, or hides it. */
  put(place: Place | undefined, label = ''): void {
    clearTimeout(this.end);
    this.sizes.disconnect();
    this.place = place;
    this.label.textContent = label;
    this.label.hidden = !label;
    if (place) this.sizes.observe(place.element);
    // The page's height: a block above may grow.
    if (place) this.sizes.observe(document.documentElement);
    this.follow();
  }

  /** Marks a place for a moment. */
  flash(place: Place): void {
    this.put(place);
    // Also with reduced motion, where nothing fades.
    this.end = setTimeout(() => this.put(undefined), MOMENT);
    this.box.classList.remove(`${styles.fading}`);
    // Without a reading of the layout between them, the two changes of the class would be none.
    void this.box.offsetWidth;
    this.box.classList.add(`${styles.fading}`);
  }

  /** Follows the element after the page was drawn again. */
  follow(): void {
    const element = this.place?.element;
    this.box.hidden = !element?.isConnected;
    if (!element?.isConnected) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { style } = this.box;
    style.translate = `${left + window.scrollX}px ${top + window.scrollY}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
}
