import type { GatsbyNode } from 'gatsby';

export type Joi = Parameters<NonNullable<GatsbyNode['pluginOptionsSchema']>>[0]['Joi'];

interface Schema<Self> {
  messages(messages: Record<string, string>): Self;
}

/** Gives a schema one message for all its errors. Joi evaluates braces: the messages contain none but in `{{#label}}`. */
export const says = <Self extends Schema<Self>>(schema: Self, message: string): Self =>
  schema.messages({ '*': message });
