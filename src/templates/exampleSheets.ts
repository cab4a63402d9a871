import { formExamples } from '../features/forms/forms.examples';
import type { Examples } from '../ui/Examples';
import { formPartExamples } from '../ui/forms/forms.examples';
import { proseExamples } from '../ui/prose/Prose.examples';
import { uiExamples } from '../ui/ui.examples';

/** The examples of every component, by the component's name, in the order of the kitchen-sink page. */
export const exampleSheets: Readonly<Record<string, Examples>> = {
  ...uiExamples,
  ...formPartExamples,
  Prose: proseExamples,
  ...formExamples,
};
