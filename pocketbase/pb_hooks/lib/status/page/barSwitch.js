import { isBarOn, turnBar } from './barCookie.js';
import { el } from './elements.js';

/** Turns the bar on the site itself on and off. */
export function barSwitch() {
  const words = () => `${isBarOn() ? 'Hide' : 'Show'} the bar on the site`;
  const toggle = ({ currentTarget }) => {
    turnBar(!isBarOn());
    currentTarget.textContent = words();
  };
  return el('button', { type: 'button', class: 'quiet', id: 'bar-switch', onclick: toggle }, words());
}
