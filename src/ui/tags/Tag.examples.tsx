import type { Examples } from '../Examples';
import { Tag } from './Tag';

export const tagExamples: Examples = (say) => ({
  topic: <Tag>{say('Data protection', 'Varstvo podatkov')}</Tag>,
  strong: <Tag strong>{say('Demonstration content', 'Prikazna vsebina')}</Tag>,
});
