import { EVENTS } from '../src/lib/analytics/EVENTS';
import { gtmContainer } from './lib/gtmContainer';
import { runGenerator } from './runGenerator';

/** The container for Tag Manager. */
export const CONTAINER_FILE = 'docs/gtm-container.json';

runGenerator('makeContainer.ts', 'the table of events', () => ({
  [CONTAINER_FILE]: `${JSON.stringify(gtmContainer(EVENTS), null, 2)}\n`,
}));
