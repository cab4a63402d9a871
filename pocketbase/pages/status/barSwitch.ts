import { isBarOn, turnBar } from './barCookie';
import { el } from './elements';

/** Turns the bar on the site itself on and off. */
export function barSwitch() {
  const words = () => `${isBarOn() ? 'Hide' : 'Show'} the bar on the site`;
  const toggle = () => {
    turnBar(!isBarOn());
    button.textContent = words();
  };
  const button = el('button', { type: 'button', class: 'quiet', id: 'bar-switch', onclick: toggle }, words());
  return button;
}
