import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { Alert } from './Alert';
import { buttonColours, ButtonLink } from './Button';
import * as button from './Button.module.css';
import { Dialog } from './Dialog';
import type { Examples, Say } from './Examples';
import { Field } from './forms/Field';
import { Link } from './Link';
import { Picture } from './Picture';
import { Tag, TagLink } from './Tag';

function Opener({ say }: { say: Say }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${button.button} ${button.mint}`} onClick={() => setOpen(true)}>
        {say('Open the dialog', 'Odpri okno')}
      </button>
      {open && (
        <Dialog
          title={say('A window above the page', 'Okno nad stranjo')}
          closeText={say('Close', 'Zapri')}
          onClose={() => setOpen(false)}
        >
          <Field id="example-dialog" name="nickname" type="text" label={say('A field in it', 'Polje v njem')} />
        </Dialog>
      )}
    </>
  );
}

const DRAWING = '/eu/programme.svg';

/** A drawing in the place of sized copies: what counts here is the frame that holds the space. */
const sized: IGatsbyImageData = {
  layout: 'constrained',
  width: 640,
  height: 360,
  backgroundColor: '#9fe8cb',
  images: {
    fallback: { src: '/contours.svg', srcSet: '/contours.svg 640w', sizes: '(min-width: 640px) 640px, 100vw' },
  },
};

/** The components without a subject of their own, in each state. */
export const uiExamples: Readonly<Record<string, Examples>> = {
  // `hover` and `focus` are the states in which screenshots and axe show the button.
  Button: (say) => ({
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
  }),
  Link: (say) => ({
    'to a page': <Link to="/blog/">{say('All articles', 'Vsi članki')}</Link>,
    'to another site': <Link to="https://www.w3.org/WAI/">{say('Web accessibility', 'Spletna dostopnost')}</Link>,
    hover: (
      <span data-force="hover">
        <Link to="/project/">{say('Under the pointer', 'Pod kazalcem')}</Link>
      </span>
    ),
    focus: (
      <span data-force="focus-visible">
        <Link to="/workshops/">{say('Reached by keyboard', 'S tipkovnico')}</Link>
      </span>
    ),
    'an unsafe address': <Link to="javascript:void">{say('Only its words are left', 'Ostanejo le besede')}</Link>,
  }),
  Tag: (say) => ({
    topic: <Tag>{say('Data protection', 'Varstvo podatkov')}</Tag>,
    strong: <Tag strong>{say('Demonstration content', 'Prikazna vsebina')}</Tag>,
  }),
  TagLink: (say) => ({
    topic: <TagLink to="/blog/">{say('Digitalisation', 'Digitalizacija')}</TagLink>,
    'the one in view': (
      <TagLink to="/workshops/" isCurrent>
        {say('Data protection', 'Varstvo podatkov')}
      </TagLink>
    ),
  }),
  Alert: (say) => ({
    success: <Alert kind="success">{say('Form successfully submitted', 'Obrazec je uspešno poslan')}</Alert>,
    error: (
      <Alert kind="error">
        <strong>{say('Failed to submit form', 'Obrazca ni bilo mogoče poslati')}</strong>
        <br />
        {say(
          'The server could not be reached. What you wrote is kept.',
          'Strežnik ni dosegljiv. Napisano je ohranjeno.',
        )}
      </Alert>
    ),
    'error, with another way': (
      <Alert kind="error">
        <strong>{say('Failed to submit form', 'Obrazca ni bilo mogoče poslati')}</strong>
        <br />
        {say('You can also write to us:', 'Pišete nam lahko tudi na naslov:')}{' '}
        <a href="mailto:hello@modrina.example">hello@modrina.example</a>
      </Alert>
    ),
    'spoken only': (
      <Alert kind="success" spoken={say('Sending …', 'Pošiljanje …')}>
        {null}
      </Alert>
    ),
    'error, not yet': <Alert kind="error">{null}</Alert>,
  }),
  Dialog: (say) => ({ opener: <Opener say={say} /> }),
  Picture: (say) => ({
    'a photograph in sized copies': (
      <Picture
        file={{ gatsbyImageData: sized, publicURL: null, width: 640, height: 360 }}
        alt={say('Contour lines of a hill', 'Plastnice hriba')}
        eager
      />
    ),
    'a drawing': (
      <Picture
        file={{ gatsbyImageData: null, publicURL: DRAWING, width: 180, height: 60 }}
        alt={say('Logo of the programme', 'Logotip programa')}
      />
    ),
    'decoration only': (
      <Picture file={{ gatsbyImageData: null, publicURL: DRAWING, width: 180, height: 60 }} alt={null} />
    ),
  }),
};
