import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Examples } from './Examples';
import { Picture } from './Picture';

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

export const pictureExamples: Examples = (say) => ({
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
});
