import type { ReactElement } from 'react';

/** Returns the wording of the current locale; examples are no content, so they contain both. */
export type Say = (en: string, sl: string) => string;

/** A component in each of its states, by the state's name, for the tests, axe and the kitchen-sink page. */
export type Examples = (say: Say) => Readonly<Record<string, ReactElement>>;
