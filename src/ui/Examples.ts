import type { ReactElement } from 'react';

/** Gives the wording of the language that is shown; an example is no content, so its words stand beside it. */
export type Say = (en: string, sl: string) => string;

/** A component in each of its states, by the state's name. The tests, axe and the kitchen-sink page show them all. */
export type Examples = (say: Say) => Readonly<Record<string, ReactElement>>;
