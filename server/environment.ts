import { OperatorError } from './UserError';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a variable with a fixed set of values.
 * @param choices each value with its meaning, for the message; the last is the default
 * @throws OperatorError that lists the values
 */
export function readChoice<Value extends string>(
  env: Environment,
  name: string,
  choices: readonly (readonly [value: Value, meaning: string])[],
): Value {
  const value = env[name] || choices.at(-1)?.[0];
  const found = choices.find(([choice]) => choice === value)?.[0];
  if (found !== undefined) return found;
  const shown = choices.map(([choice, meaning]) => `"${choice}" (${meaning})`);
  const last = shown.pop();
  throw new OperatorError(`${name} is "${value}". It may be ${shown.join(', ')} or ${last}.`);
}

/** Reads the number of a port; undefined if the variable is not set. */
export function readPort(env: Environment, name: string): number | undefined {
  const value = env[name];
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new OperatorError(`${name} is "${value}". It must be a number from 1 to 65535.`);
  }
  return port;
}

/** Reads two variables that are only of use together; undefined if neither is set. */
export function readPair(env: Environment, first: string, second: string): [string, string] | undefined {
  const [one, other] = [env[first], env[second]];
  if (!one && !other) return undefined;
  if (one && other) return [one, other];
  throw new OperatorError(`${one ? second : first} is missing. ${first} and ${second} go together.`);
}
