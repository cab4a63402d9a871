import { buttonColours, ButtonLink } from './Button';
import type { Examples } from './Examples';

/** `hover` and `focus` say by which state screenshots and axe see the button. */
export const buttonExamples: Examples = (say) => ({
  ...Object.fromEntries(
    buttonColours.map((colour) => [
      colour,
      <ButtonLink key={colour} to="/contact/" colour={colour}>
        {say('Book a free call', 'Rezervirajte klic')} · {colour}
      </ButtonLink>,
    ]),
  ),
  ...Object.fromEntries(
    buttonColours.map((colour) => [
      `${colour}, hover`,
      <span key={colour} data-force="hover">
        <ButtonLink to="/contact/" colour={colour}>
          {say('Under the pointer', 'Pod kazalcem')} · {colour}
        </ButtonLink>
      </span>,
    ]),
  ),
  quiet: (
    <ButtonLink to="/case/dairy-order-desk/" colour="quiet">
      {say('Read the case', 'Preberite primer')}
    </ButtonLink>
  ),
  focus: (
    <span data-force="focus-visible">
      <ButtonLink to="/contact/" colour="yellow">
        {say('Reached by keyboard', 'S tipkovnico')}
      </ButtonLink>
    </span>
  ),
  'long words': (
    <ButtonLink to="/digitalization/" colour="blue">
      {say(
        'Find out how far the digitalisation of your company has come',
        'Preverite, kako daleč je digitalizacija vašega podjetja',
      )}
    </ButtonLink>
  ),
});
