import type { GatsbyNode } from 'gatsby';

export type Joi = Parameters<NonNullable<GatsbyNode['pluginOptionsSchema']>>[0]['Joi'];

/** Joi takes a brace for the beginning of an expression: these sentences have none but in `{{#label}}`. */
export const says = (message: string) => ({ '*': message });
