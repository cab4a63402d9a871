import type { Examples } from '../Examples';
import { TagLink } from './TagLink';

export const tagLinkExamples: Examples = (say) => ({
  topic: <TagLink to="/blog/">{say('Digitalisation', 'Digitalizacija')}</TagLink>,
  'the one in view': (
    <TagLink to="/workshops/" isCurrent>
      {say('Data protection', 'Varstvo podatkov')}
    </TagLink>
  ),
});
