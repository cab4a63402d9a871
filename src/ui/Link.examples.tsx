import type { Examples } from './Examples';
import { Link } from './Link';

export const linkExamples: Examples = (say) => ({
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
});
