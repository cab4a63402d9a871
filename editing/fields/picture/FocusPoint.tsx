import { type MouseEvent, useId } from 'react';
import { useActions, useValue } from '../../store/hooks';
import type { Key } from '../../store/types';
import { fill } from '../../texts/language';
import * as controls from '../controls.module.css';
import { texts } from '../words';
import * as styles from './FocusPoint.module.css';

const MIDDLE = { x: 50, y: 50 };
/** Percent of one press of an arrow key. */
const STEP = 5;

interface Props {
  recordKey: Key;
  /** The column of the point. */
  column: string;
  /** Of the picture. */
  src: string;
}

/** The point of a picture that stays visible where the layout cuts it: pressed in the picture, or moved by two sliders. */
export function FocusPoint({ recordKey, column, src }: Props) {
  const { change } = useActions();
  const stored = useValue(recordKey, column);
  const id = useId();
  const point = pointOf(stored);
  const isSet = typeof stored === 'string' && stored !== '';
  const set = ({ x, y }: typeof MIDDLE) => change(recordKey, { [column]: `${x} ${y}` });
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const sliders = [
    { name: 'x', label: texts.focus.x },
    { name: 'y', label: texts.focus.y },
  ] as const;
  return (
    <details className={styles.focus}>
      <summary className={controls.label}>
        {texts.focus.title}{' '}
        <span className={controls.note}>{isSet ? fill(texts.focus.at, point) : texts.focus.middle}</span>
      </summary>
      <p className={controls.note} id={`${id}-why`}>
        {texts.focus.why}
      </p>
      <div className={styles.columns}>
        {/* Pointer only; the sliders are the keyboard alternative. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles.picture} onClick={press}>
          <img src={src} alt="" draggable={false} />
          <span className={styles.mark} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </div>
        <div className={styles.sliders}>
          {sliders.map(({ name, label }) => (
            <label key={name} className={controls.note}>
              {label}
              <input
                type="range"
                min={0}
                max={100}
                step={STEP}
                value={point[name]}
                aria-describedby={`${id}-why`}
                onChange={({ target }) => set({ ...point, [name]: Number(target.value) })}
              />
            </label>
          ))}
          <button
            type="button"
            className={controls.quiet}
            disabled={!isSet}
            onClick={() => change(recordKey, { [column]: '' })}
          >
            {texts.focus.reset}
          </button>
        </div>
      </div>
    </details>
  );
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));

function pointOf(stored: unknown): typeof MIDDLE {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(String(stored ?? '')) ?? [];
  return x === undefined || y === undefined ? MIDDLE : { x: Number(x), y: Number(y) };
}
